import {getArchiveName} from '../../../../packages/starters/archive/getArchiveName.ts';
import type {LoadFile} from '../../../../packages/starters/archive/loadFiles.ts';
import {tarProject} from '../../../../packages/starters/archive/tarProject.ts';
import {starters} from '../../../../packages/starters/catalog/starters.ts';
import {createProject} from '../../../../packages/starters/project/createProject.ts';
import {createStarterSource} from '../../../../packages/starters/project/createStarterSource.ts';
import {initialOptions, languages, managers} from '../../../../packages/starters/project/Options.ts';
import type {Resources} from '../../../../packages/starters/project/Project.ts';

/** Creates an archive of each starter for each language and package manager, by its name. */
export async function createArchives(resources: Resources, load: LoadFile): Promise<Map<string, Uint8Array>> {
  const archives = new Map<string, Uint8Array>();
  for (const starter of starters) {
    for (const language of languages) {
      for (const manager of managers) {
        const options = {...initialOptions, language, manager};
        const project = await createProject(createStarterSource(starter, resources), options, resources);
        archives.set(getArchiveName(starter, options), await tarProject(project, load));
      }
    }
  }
  return archives;
}
