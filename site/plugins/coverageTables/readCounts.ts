import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PackageCoverage} from '../../../checks/coverage/readCoverage';

/** What the site says about each package, as `npm run coverage` has counted it; nothing when it has not. */
export const readCounts = (): PackageCoverage[] | undefined => {
  const path = join(__dirname, '../../../checks/generated/coverage.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PackageCoverage[]) : undefined;
};
