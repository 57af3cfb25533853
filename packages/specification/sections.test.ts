import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../tooling/root.ts';
import {sections} from './sections.ts';

// A key that doesn't exist is a type error, and the results of the cited tests are in their own runs. This test checks
// that every statement is cited.
const cited = new Set(
  ['checks', 'e2e', 'packages', 'site']
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file)),
    )
    .filter(
      (file) => /\.(test|spec)\.ts$|conformance.*\.ts$/.test(file) && !/node_modules|specification.sections/.test(file),
    )
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/'(\d\.[\w-]+)'/g)].map(([, key]) => key)),
);

test.each(sections)('a test cites each statement of section $number of the specification', ({number, statements}) => {
  const keys = Object.keys(statements).map((name) => `${number}.${name}`);
  expect(keys.filter((key) => !cited.has(key))).toEqual([]);
});
