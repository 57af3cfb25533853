import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Totals} from './Totals.ts';

/**
 * Checks that the files in some folders don't contain a key that was in the environment when they were created. Empty
 * folders are a failure too. Compressed copies are skipped because they have the same content as their files.
 */
export function assertNoKey(key: string, folders: readonly string[]): Totals {
  console.log('\n▸ Keys in the build output');
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((name) => join(folder, name))
      .filter((file) => !/\.(?:br|gz)$/.test(file) && statSync(file).isFile()),
  );
  const holding = files.filter((file) => readFileSync(file).includes(key));
  for (const file of holding) {
    console.error(`  ${file} contains the admin key of the search, SEARCH_ADMIN_KEY.`);
  }
  const isClean = files.length > 0 && holding.length === 0;
  console.log(`  ${isClean ? 'ok' : 'FAILED'}: ${files.length} files read, ${holding.length} with the admin key`);
  return isClean ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}
