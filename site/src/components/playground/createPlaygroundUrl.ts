import {encodeProject} from '../../../../packages/playground-core/project/encodeProject.ts';
import {playgroundPath} from '../../../../packages/playground-core/playgroundPath.ts';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';

/** The maximum length of a URL that browsers, chats and email clients still support. */
export const maxUrlLength = 16_000;

/**
 * Returns the path and query with which the playground opens these files. It can be longer than `maxUrlLength`, so
 * check the length before you offer it as a link.
 */
export function createPlaygroundUrl(project: PlaygroundProject): string {
  return `${playgroundPath}#code=${encodeProject(project)}`;
}
