import {findDemoFolders, readDemo} from '../../../../demos/readDemos.ts';
import {getInitialProps} from '../../../../demos/getInitialProps.ts';
import {readContent} from '../../../../packages/content-model/readContent.ts';
import type {PlaygroundExample} from '../../../../packages/playground-core/PlaygroundFacts.ts';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';
import {isRunnable} from '../../../../packages/playground-core/compile/isRunnable.ts';
import {readDemoFacts} from '../demos/readDemoFacts.ts';
import {createGroupFinder, groupLabels} from './createGroupFinder.ts';

/** A demo for the playground. */
export type Example = PlaygroundExample & {
  readonly project: PlaygroundProject;
};

/** Returns the demos that the playground can run because it has their dependencies, sorted by group. */
export async function readExamples(): Promise<Example[]> {
  const demos = await Promise.all(findDemoFolders().map(readDemo));
  const findGroup = createGroupFinder(readContent().pages);
  return demos
    .map((found) => {
      const {name, demo, file, source} = found;
      const {title, width, height, fps, durationInFrames, controls} = demo;
      const project = {files: {[file]: source}, width, height, fps, durationInFrames, props: getInitialProps(controls)};
      return {name, title, group: findGroup(name), poster: readDemoFacts(found).poster, project};
    })
    .filter(({project}) => isRunnable(project.files))
    .sort(
      (a, b) => groupLabels.indexOf(a.group) - groupLabels.indexOf(b.group) || a.title.localeCompare(b.title, 'en'),
    );
}
