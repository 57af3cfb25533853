import facts from '@generated/playground/default/facts.json';
import parts from '@generated/site-starters/default/parts.json';
import {downloadFile} from '../../ui/downloadFile.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {zipProject} from './zipProject.ts';

/** Downloads a project as an archive. Rejects with a message for the reader. */
export async function downloadProject(project: PlaygroundProject): Promise<void> {
  downloadFile(
    'my-video.zip',
    new Blob([await zipProject(project, {...parts, media: facts.media})], {type: 'application/zip'}),
  );
}
