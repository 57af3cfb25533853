import facts from '@generated/playground/default/facts.json';
import resources from '@generated/site-starters/default/resources.json';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {createProjectFromPlayground} from './createProjectFromPlayground.ts';
import {downloadProject} from './downloadProject.ts';

/**
 * Downloads the code in the playground as a project. Returns the name of the file. Rejects with a message for the
 * reader.
 */
export function downloadPlayground(project: PlaygroundProject): Promise<string> {
  return downloadProject(createProjectFromPlayground(project, {...resources, media: facts.media}));
}
