import {demoFolders, readDemo} from '../../../demos/readDemos';
import {initialProps} from '../../../demos/initialProps';
import type {PlaygroundProject} from '../../src/components/playground/project/PlaygroundProject';
import {runsInPlayground} from './runsInPlayground';

/** A demo as the playground opens it. */
export interface Example {
  /** Its folder in `demos/`. */
  readonly name: string;
  readonly title: string;
  readonly project: PlaygroundProject;
}

/** The demos that the playground can run: those that import what it has. */
export const readExamples = async (): Promise<Example[]> => {
  const demos = await Promise.all(demoFolders().map(readDemo));
  return demos
    .map(({name, demo, file, source}) => {
      const {title, width, height, fps, durationInFrames, controls} = demo;
      const project = {files: {[file]: source}, width, height, fps, durationInFrames, props: initialProps(controls)};
      return {name, title, project};
    })
    .filter(({project}) => runsInPlayground(project.files));
};
