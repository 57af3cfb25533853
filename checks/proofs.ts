import type {Fault} from './fault.ts';
import type {Proof} from './proof.ts';
import {coverage} from './proofs/coverage.ts';
import {demos} from './proofs/demos.ts';
import {links} from './proofs/links.ts';
import {offeredValues} from './proofs/offeredValues.ts';
import {policies} from './proofs/policies.ts';
import {printedAddresses} from './proofs/printedAddresses.ts';
import {printedMessages} from './proofs/printedMessages.ts';
import {samplesCompile} from './proofs/samplesCompile.ts';
import {samplesParse} from './proofs/samplesParse.ts';
import {sentences} from './proofs/sentences.ts';
import {shape} from './proofs/shape.ts';
import {wording} from './proofs/wording.ts';

/** All proofs, in the order in which they are reported. */
export const proofs: readonly (Proof | Proof<Promise<Fault[]>>)[] = [
  shape,
  wording,
  sentences,
  links,
  printedAddresses,
  printedMessages,
  policies,
  coverage,
  offeredValues,
  samplesParse,
  samplesCompile,
  demos,
];
