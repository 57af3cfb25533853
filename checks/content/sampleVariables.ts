import type {Page} from '../../packages/content-model/page.ts';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {ContentCheck} from '../ContentCheck.ts';

const variable = /\bprocess\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g;

/** Checks that a page with a sample that reads an environment variable also says where it's set. */
export const sampleVariables: ContentCheck = {
  title: 'Pages say where the environment variables of samples are set',
  problems: ({pages}) => pages.flatMap(findProblems),
  counted: ({pages}) => `${pages.flatMap(findReads).length} reads`,
};

type Read = {readonly name: string; readonly line: number};

function findProblems(page: Page): ContentProblem[] {
  const others = page.text.replaceAll(variable, '');
  return findReads(page)
    .filter(({name}) => !new RegExp(`\\b${name}\\b`).test(others))
    .map(({name, line}) => ({
      file: page.file,
      line,
      message: `The sample reads the environment variable ${name}, but nothing on the page sets it`,
      fix: `Say above or below the sample what ${name} contains and where the reader sets it`,
    }));
}

/** Finds the variables that correct samples read. Bundlers set `NODE_ENV`. */
function findReads(page: Page): Read[] {
  return getSamples(page)
    .filter(({verdict}) => verdict !== 'wrong')
    .flatMap(({code, line}) =>
      [...code.matchAll(variable)].map(([, dotted, quoted]) => ({name: dotted ?? quoted ?? '', line})),
    )
    .filter(({name}) => name !== 'NODE_ENV');
}
