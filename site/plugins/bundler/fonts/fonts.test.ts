import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {cutTypeface} from './cutTypeface.ts';
import {createPreloads} from './createPreloads.ts';
import {findTypefaces} from './findTypefaces.ts';

const css = readFileSync(join(__dirname, '../../../src/css/fonts.css'), 'utf8');
const files = ['geist-1', 'geist-more-2', 'geist-heavy-3', 'geist-mono-4'].map((name) => `/assets/fonts/${name}.woff2`);
function preload(file: string): string {
  return `<link rel=preload href=${file} as=font type=font/woff2 crossorigin />`;
}

test('reads the weights and characters of typefaces with a file', () => {
  const typefaces = findTypefaces(css);
  expect(typefaces.map(({name, family, weights}) => [name, family, ...weights])).toEqual([
    ['geist-heavy-more', 'geist', 641, 900],
    ['geist-heavy', 'geist', 641, 900],
    ['geist-more', 'geist', 400, 640],
    ['geist', 'geist', 400, 640],
    ['geist-mono-more', 'geist-mono', 400, 400],
    ['geist-mono', 'geist-mono', 400, 400],
    ['geist-mono-bold-more', 'geist-mono', 600, 600],
    ['geist-mono-bold', 'geist-mono', 600, 600],
  ]);
  expect(typefaces.filter(({characters}) => characters.includes('a')).map(({name}) => name)).toEqual([
    'geist-heavy',
    'geist',
    'geist-mono',
    'geist-mono-bold',
  ]);
  expect(typefaces[0]?.characters).toMatch(/é.*€/s);
  expect(() => findTypefaces("@font-face { src: url('a/b.woff2'); }")).toThrow('The @font-face rule of b needs');
});

test('cuts a typeface to fewer letters and weights', async () => {
  const installed = readFileSync(require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const all = findTypefaces(css)[1];
  if (!all) {
    throw new Error('There is no typeface.');
  }
  const cut = await cutTypeface(installed, all);
  expect(cut.subarray(0, 4).toString()).toBe('wOF2');
  expect(cut.length).toBeLessThan(installed.length);
  expect((await cutTypeface(installed, {...all, characters: 'abc'})).length).toBeLessThan(cut.length / 2);
});

test('preloads the typeface of the words on a page', () => {
  const page = '<head><link rel=stylesheet href=/a.css></head>';
  expect(createPreloads(`${page}<p>Words`, files)).toBe(preload(files[0] ?? ''));
  expect(createPreloads(`${page}<code class=a>`, files)).toBe(preload(files[0] ?? ''));
  expect(createPreloads('<head></head><code>', files)).toBe('');
});
