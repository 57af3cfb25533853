import {findDemoFolders, readDemo} from '../../../../demos/readDemos.ts';
import {getInitialProps} from '../../../../demos/getInitialProps.ts';
import {findAttributeValues} from '../../../../packages/content-model/findAttributeValues.ts';
import {readContent} from '../../../../packages/content-model/readContent.ts';
import type {PlaygroundExample} from '../../../../packages/playground-core/PlaygroundFacts.ts';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';
import {isRunnable} from '../../../../packages/playground-core/compile/isRunnable.ts';
import {readDemoFacts} from '../demos/readDemoFacts.ts';
import {findGroup, groupLabels} from './findGroup.ts';
import {createSearchTerms} from './createSearchTerms.ts';

/** A demo for the playground. */
export type Example = PlaygroundExample & {
  readonly project: PlaygroundProject;
  /** What the search finds it by in addition to its title. */
  readonly searchTerms: string;
};

/** Returns the demos that the playground can run because it has their dependencies, sorted by group. */
export async function readExamples(): Promise<Example[]> {
  const demos = await Promise.all(findDemoFolders().map(readDemo));
  const {pages} = readContent();
  const demosByPage = pages.map((page) => ({page, demos: findAttributeValues(page, 'Demo', 'name')}));
  return demos
    .map((found) => {
      const {name, demo, file, source} = found;
      const {title, caption, alt, width, height, fps, durationInFrames, controls} = demo;
      const project = {files: {[file]: source}, width, height, fps, durationInFrames, props: getInitialProps(controls)};
      const own = demosByPage.filter(({demos: shown}) => shown.includes(name)).map(({page}) => page);
      const searchTerms = createSearchTerms({descriptions: [caption, alt], source, pages: own});
      return {name, title, group: findGroup(own), poster: readDemoFacts(found).poster, project, searchTerms};
    })
    .filter(({project}) => isRunnable(project.files))
    .sort(
      (a, b) => groupLabels.indexOf(a.group) - groupLabels.indexOf(b.group) || a.title.localeCompare(b.title, 'en'),
    );
}
