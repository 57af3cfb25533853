import {readContent} from '../../packages/content-model/readContent.ts';
import {readSampleRuns, type SampleRun} from '../../packages/content-model/samples/readSampleRuns.ts';
import {isToTest} from '../../packages/tooling/isToTest.ts';
import {getSamples, type Sample} from '../../packages/content-model/samples/sample.ts';

const pages = readContent().pages.map(getSamples);

/** Returns how each sample of the documentation, the posts and the success stories is run. */
export function readRuns(): SampleRun[] {
  return pages.flatMap(readSampleRuns);
}

/** Returns the samples of a kind on the pages that have to be tested. */
export function readRunsToTest(kind: SampleRun['kind']): SampleRun[] {
  return readRuns().filter((run) => run.kind === kind && isToTest(run.sample.page));
}

/** Returns all of their blocks, in all languages. */
export function readAllSamples(): Sample[] {
  return pages.flat();
}

/** Returns the title of the test of a sample: its location, and its own title. */
export function getTitle({sample}: SampleRun): string {
  return [`${sample.page}:${sample.line}`, sample.title ?? ''].join(' ').trim();
}
