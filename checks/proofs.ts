import type {Problem} from './problem.ts';
import type {Proof} from './proof.ts';
import {coverage} from './proofs/coverage.ts';
import {demos} from './proofs/demos.ts';
import {links} from './proofs/links.ts';
import {liveSamples} from './proofs/liveSamples.ts';
import {offeredValues} from './proofs/offeredValues.ts';
import {policies} from './proofs/policies.ts';
import {printedUrls} from './proofs/printedUrls.ts';
import {printedMessages} from './proofs/printedMessages.ts';
import {samplePackages} from './proofs/samplePackages.ts';
import {sampleVariables} from './proofs/sampleVariables.ts';
import {samplesCompile} from './proofs/samplesCompile.ts';
import {samplesParse} from './proofs/samplesParse.ts';
import {sourceFiles} from './proofs/sourceFiles.ts';
import {starters} from './proofs/starters.ts';
import {shape} from './proofs/shape.ts';
import {wording} from './proofs/wording.ts';

/** All content checks, in the order in which they run. */
export const proofs: readonly (Proof | Proof<Promise<Problem[]>>)[] = [
  shape,
  wording,
  links,
  printedUrls,
  printedMessages,
  policies,
  sourceFiles,
  coverage,
  offeredValues,
  samplesParse,
  samplesCompile,
  samplePackages,
  sampleVariables,
  liveSamples,
  starters,
  demos,
];
