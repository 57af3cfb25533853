import {loadFile} from '@site/src/components/playground/run/loadMedia';
import {downloadFile} from '@site/src/components/ui/downloadFile';
import {zipProject} from '../../../../../packages/starters/archive/zipProject.ts';
import type {Project} from '../../../../../packages/starters/project/Project.ts';

/** Downloads a project as an archive. Rejects with a message for the reader. */
export async function downloadProject(project: Project): Promise<void> {
  const archive = await zipProject(project, loadFile);
  downloadFile(`${project.name}.zip`, new Blob([archive], {type: 'application/zip'}));
}
