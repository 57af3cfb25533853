import facts from '@generated/playground/default/facts.json';
import parts from '@generated/site-starters/default/parts.json';
import {downloadFile} from '../../ui/downloadFile.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {zipProject} from './zipProject.ts';

/** Downloads a project as an archive. Returns the name of the file. Rejects with a message for the reader. */
export async function downloadProject(project: PlaygroundProject): Promise<string> {
  const name = 'my-video.zip';
  downloadFile(name, new Blob([await zipProject(project, {...parts, media: facts.media})], {type: 'application/zip'}));
  return name;
}
