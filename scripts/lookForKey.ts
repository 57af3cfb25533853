import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Totals} from './totals.ts';

/**
 * Looks for a key in all files below some folders, which were made with it in the environment and must not hold it.
 * Folders in which there is nothing to look at are a failure, too. The compressed copies hold what their files hold.
 */
export const lookForKey = (key: string, folders: readonly string[]): Totals => {
  console.log('\n▸ Keys in what was built');
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((name) => join(folder, name))
      .filter((file) => !/\.(?:br|gz)$/.test(file) && statSync(file).isFile()),
  );
  const holding = files.filter((file) => readFileSync(file).includes(key));
  for (const file of holding) console.error(`  ${file} holds the key that may write to the search: SEARCH_ADMIN_KEY.`);
  const isClean = files.length > 0 && holding.length === 0;
  console.log(
    `  ${isClean ? 'ok' : 'FAILED'}: ${files.length} files read, ${holding.length} with the key that may write`,
  );
  return isClean ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
};
