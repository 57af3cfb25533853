import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PackageCoverage} from '../../../../packages/content-model/coverage/readCoverage.ts';

/** Returns the coverage of each package, as calculated by `npm run coverage`, or undefined if it hasn't run. */
export function readCounts(): PackageCoverage[] | undefined {
  const path = join(__dirname, '../../../../packages/content-model/generated/coverage.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PackageCoverage[]) : undefined;
}
