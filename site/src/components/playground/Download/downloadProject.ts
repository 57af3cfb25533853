import {zipProject} from '../../../../../packages/starters/archive/zipProject.ts';
import type {Project} from '../../../../../packages/starters/project/Project.ts';
import {downloadFile} from '../../ui/downloadFile.ts';
import {loadFile} from '../run/loadMedia.ts';

/** Downloads a project as an archive. Returns the name of the file. Rejects with a message for the reader. */
export async function downloadProject(project: Project): Promise<string> {
  const archive = await zipProject(project, loadFile);
  const name = `${project.name}.zip`;
  downloadFile(name, new Blob([archive], {type: 'application/zip'}));
  return name;
}
