import {createPlaygroundSource} from '../../../../../packages/starters/project/createPlaygroundSource.ts';
import {createTypeScriptProject} from '../../../../../packages/starters/project/createTypeScriptProject.ts';
import {initialOptions} from '../../../../../packages/starters/project/Options.ts';
import type {Resources, Project} from '../../../../../packages/starters/project/Project.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';

type SiteResources = Resources & {
  /** Paths of all files that `staticFile()` supports. */
  readonly media: readonly string[];
};

/**
 * Creates a project from the code in the playground. It works with `npm install` and `npm start`, and includes the media
 * and fonts that the code uses.
 */
export function createProjectFromPlayground(project: PlaygroundProject, resources: SiteResources): Project {
  return createTypeScriptProject(
    createPlaygroundSource(project, resources.media, 'The playground'),
    initialOptions,
    resources,
  );
}
