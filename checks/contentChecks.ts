import type {ContentProblem} from './ContentProblem.ts';
import type {ContentCheck} from './ContentCheck.ts';
import {coverage} from './content/coverage.ts';
import {demos} from './content/demos.ts';
import {links} from './content/links.ts';
import {liveSamples} from './content/liveSamples.ts';
import {allowedValues} from './content/allowedValues.ts';
import {policies} from './content/policies.ts';
import {printedUrls} from './content/printedUrls.ts';
import {printedMessages} from './content/printedMessages.ts';
import {samplePackages} from './content/samplePackages.ts';
import {sampleVariables} from './content/sampleVariables.ts';
import {samplesCompile} from './content/samplesCompile.ts';
import {samplesParse} from './content/samplesParse.ts';
import {sourceFiles} from './content/sourceFiles.ts';
import {starters} from './content/starters.ts';
import {structure} from './content/structure.ts';
import {wording} from './content/wording.ts';

/** All content checks, in the order in which they run. */
export const contentChecks: Readonly<Record<string, ContentCheck | ContentCheck<Promise<ContentProblem[]>>>> = {
  structure,
  wording,
  links,
  printedUrls,
  printedMessages,
  policies,
  sourceFiles,
  coverage,
  allowedValues,
  samplesParse,
  samplesCompile,
  samplePackages,
  sampleVariables,
  liveSamples,
  starters,
  demos,
};
