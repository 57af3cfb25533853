import {join} from 'node:path';
import {readGeneratedFile} from '../tooling/readGeneratedFile.ts';
import {root} from '../tooling/root.ts';
import type {ClaimCount} from './claims/countClaims.ts';
import type {ExplainedMessage} from './messages/ExplainedMessage.ts';
import type {KnownMessage} from './messages/log/KnownMessage.ts';
import type {SampleCount} from './coverage/countSamples.ts';
import type {PackageCoverage} from './coverage/readCoverage.ts';

/** What `npm run coverage` writes, by file name. */
export type ContentFiles = {
  /** Where each export is documented. */
  readonly 'coverage.json': readonly PackageCoverage[];
  /** The messages of the packages with the sections that explain them. */
  readonly 'explainedMessages.json': readonly ExplainedMessage[];
  /** The messages that pages explain, but that weren't found in the code of the packages. */
  readonly 'quotedMessages.json': readonly KnownMessage[];
  /** How many statements of each page are run. */
  readonly 'claims.json': readonly ClaimCount[];
  /** How many samples and demos each page has. */
  readonly 'samples.json': readonly SampleCount[];
};

export const contentFilesFolder = join(root, 'packages/content-model/generated');

/** Reads what `npm run coverage` wrote. Throws an error with this command if it hasn't run. */
export function readContentFile<Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] {
  return readGeneratedFile(join(contentFilesFolder, name), 'Run: npm run coverage');
}
