import {zipProject as zip} from '../../../../../packages/starters/archive/zipProject.ts';
import {createPlaygroundSource} from '../../../../../packages/starters/project/createPlaygroundSource.ts';
import {createProject} from '../../../../../packages/starters/project/createProject.ts';
import {firstOptions} from '../../../../../packages/starters/project/Options.ts';
import type {Parts} from '../../../../../packages/starters/project/Project.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {loadFile} from '../run/loadMedia.ts';

type SiteParts = Parts & {
  /** Paths of all files that `staticFile()` supports. */
  readonly media: readonly string[];
};

/**
 * Creates an archive of a playground project that works with `npm install` and `npm start`, including the media and
 * fonts that its code uses. Rejects with a message for the reader.
 */
export async function zipProject(project: PlaygroundProject, parts: SiteParts): Promise<Uint8Array<ArrayBuffer>> {
  const source = createPlaygroundSource(project, parts.media, 'The playground');
  return zip(createProject(source, firstOptions, parts), loadFile);
}
