import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtSite} from '../support/builtSite.ts';
import {expect, test} from '../support/test.ts';

/** Returns the names of the files below a folder of the built site that end with `end`. */
function listFiles(folder: string, end: string): string[] {
  return readdirSync(join(builtSite.folder, folder), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith(end),
  );
}

// Pages and types are built separately, so a difference between how both read the code would only show in a browser.
test('every block of code has a file with its types, and no file is left over', () => {
  const keys = listFiles('assets/js', '.js').flatMap((file) => {
    const script = readFileSync(join(builtSite.folder, 'assets/js', file), 'utf8');
    return [...script.matchAll(/"([\da-f]{10})\.\d+"/g)].map(([, key]) => key);
  });
  const files = listFiles('assets/types', '.json').map((file) => /([\da-f]{10})\.json$/.exec(file)?.[1]);
  expect(files.length).toBeGreaterThan(300);
  expect([...new Set(keys)].sort()).toEqual(files.sort());
});
