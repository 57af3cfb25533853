import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ClaimCount} from '../../../../packages/content-model/claims/countClaims.ts';

/** Returns how many statements of each page are run, as counted by `npm run coverage`. */
export function readClaimCounts(): readonly ClaimCount[] {
  const path = join(__dirname, '../../../../packages/content-model/generated/claims.json');
  if (!existsSync(path)) {
    throw new Error('The claims have not been counted yet. Run: npm run coverage');
  }
  return JSON.parse(readFileSync(path, 'utf8')) as ClaimCount[];
}
