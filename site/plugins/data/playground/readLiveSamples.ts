import {readContent} from '../../../../packages/content-model/readContent.ts';
import {getSamples} from '../../../../packages/content-model/samples/sample.ts';
import {createSampleProject} from '../../../../packages/playground-core/sample/createSampleProject.ts';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';
import {createShortHash} from '../../../../packages/tooling/createShortHash.ts';

/** Reads the editable code blocks of all pages and returns the files that the playground loads, by path. */
export function readLiveSamples(): Record<string, string> {
  const projects = readContent().pages.flatMap((page) => {
    const samples = getSamples(page);
    return samples.filter(({isLive}) => isLive).map((sample) => createSampleProject(sample, samples));
  });
  return Object.fromEntries(
    projects.map((project) => [`playground/examples/samples/${getSampleKey(project)}.json`, JSON.stringify(project)]),
  );
}

/** Returns the name with which a page requests the project of a code block. */
export function getSampleKey(project: PlaygroundProject): string {
  return createShortHash([JSON.stringify(project)]);
}
