import {compileSamples} from '../samples/compileSamples.ts';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import type {Proof} from '../proof.ts';

const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Checks that every TypeScript and JavaScript sample compiles, or only produces the errors that its fence expects. */
export const samplesCompile: Proof = {
  name: 'Samples compile',
  problems: ({pages}) => compileSamples(pages.flatMap(getSamples)),
  counted: ({pages}) => `${pages.flatMap(getSamples).filter(({language}) => compiled.has(language)).length} samples`,
};
