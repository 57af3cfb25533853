import {join} from 'node:path';
import {readGeneratedFile} from '../../tooling/readGeneratedFile.ts';
import {root} from '../../tooling/root.ts';
import type {ClaimCount} from '../claims/countClaims.ts';
import type {ExplainedMessage} from '../messages/ExplainedMessage.ts';
import type {KnownMessage} from '../messages/log/KnownMessage.ts';
import type {SampleCount} from './countSamples.ts';
import type {PackageCoverage} from './readCoverage.ts';

/** What `npm run coverage` writes, by file name. */
export type CoverageFiles = {
  /** Where each export is documented. */
  readonly 'coverage.json': readonly PackageCoverage[];
  /** The messages of the packages with the sections that explain them. */
  readonly 'messages.json': readonly ExplainedMessage[];
  /** The messages that pages explain, but that weren't found in the code of the packages. */
  readonly 'quotedMessages.json': readonly KnownMessage[];
  /** How many statements of each page are run. */
  readonly 'claims.json': readonly ClaimCount[];
  /** How many samples and demos each page has. */
  readonly 'samples.json': readonly SampleCount[];
};

export const coverageFolder = join(root, 'packages/content-model/generated');

/** Reads what `npm run coverage` wrote. Throws an error with this command if it hasn't run. */
export function readCoverageFile<Name extends keyof CoverageFiles>(name: Name): CoverageFiles[Name] {
  return readGeneratedFile(join(coverageFolder, name), 'Run: npm run coverage');
}
