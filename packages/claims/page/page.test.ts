import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parsePage} from '../../content-model/page.ts';
import {root} from '../../tooling/root.ts';
import {assertQuoted} from './assertQuoted.ts';
import {getPassages} from './getPassages.ts';

const claims = join(root, 'content/docs/(remotion)/interpolate.claims.ts');

test('finds sentences without their markup, and rows of tables', () => {
  assertQuoted('To animate colors, use interpolateColors().', claims);
  assertQuoted('clamp | The first output value', claims);
  assertQuoted('Pass these as an object in the fourth argument. All of them are optional.', claims);
});

test('accepts quotes that leave out a part in the middle, but not a different order', () => {
  assertQuoted('Pass these as an object … All of them are optional.', claims);
  expect(() => assertQuoted('All of them are optional. … Pass these as an object', claims)).toThrow("doesn't contain");
});

test('names the page, the nearest sentence and what to do if the page no longer contains the sentence', () => {
  expect(() => assertQuoted('To animate colors, use interpolate().', claims)).toThrow(
    'content/docs/(remotion)/interpolate.mdx doesn\'t contain the sentence "To animate colors, use interpolate().". The nearest one is "To animate colors, use interpolateColors().". If the page now says it differently, quote the new sentence',
  );
});

test('names the page that is missing', () => {
  expect(() => assertQuoted('A sentence.', claims.replace('interpolate', 'nothing'))).toThrow(
    'There is no page content/docs/(remotion)/nothing.mdx. Name a file of claims after the page next to it.',
  );
});

test('returns descriptions in the attributes of components', () => {
  const page = parsePage('a.mdx', `<Fields of="Point" about={{x: 'The \`x\` position, in [pixels](/docs/px).'}} />`);
  expect(getPassages(page)).toContain('The x position, in pixels.');
});
