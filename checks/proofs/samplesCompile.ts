import {compileSamples} from '../samples/compileSamples.ts';
import {samplesOf} from '../samples/sample.ts';
import type {Proof} from '../proof.ts';

const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Every TypeScript and JavaScript sample compiles, or gives just the error that its fence announces. */
export const samplesCompile: Proof = {
  name: 'Samples compile',
  faults: ({pages}) => compileSamples(pages.flatMap(samplesOf)),
  counted: ({pages}) => `${pages.flatMap(samplesOf).filter(({language}) => compiled.has(language)).length} samples`,
};
