import {zipSync} from 'fflate';
import type {Project} from '../project/Project.ts';
import {loadFiles, type LoadFile} from './loadFiles.ts';

/** Creates a ZIP archive of a project. */
export async function zipProject(project: Project, load: LoadFile): Promise<Uint8Array<ArrayBuffer>> {
  return zipSync(Object.fromEntries(await loadFiles(project, load)), {level: 9});
}
