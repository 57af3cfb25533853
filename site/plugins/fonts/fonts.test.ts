import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {cutTypeface} from './cutTypeface';
import {preloadsFor} from './preloadsFor';
import {typefacesOf} from './typefacesOf';

const css = readFileSync(join(__dirname, '../../src/css/fonts.css'), 'utf8');
const files = ['/assets/fonts/geist-1.woff2', '/assets/fonts/geist-mono-2.woff2'];
const preload = (file: string): string => `<link rel=preload href=${file} as=font type=font/woff2 crossorigin />`;

it('reads weights and characters of typefaces that have a file', () => {
  const typefaces = typefacesOf(css);
  expect(typefaces.map(({name}) => name)).toEqual(['geist', 'geist-mono']);
  expect(typefaces.map(({weights}) => weights)).toEqual([
    [400, 900],
    [400, 700],
  ]);
  for (const {characters} of typefaces) expect(characters).toMatch(/a.*é.*€/s);
  expect(() => typefacesOf("@font-face { src: url('a/b.woff2'); }")).toThrow('The typeface b needs');
});

it('cuts a typeface to fewer letters and weights', async () => {
  const installed = readFileSync(require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const all = typefacesOf(css)[0];
  if (!all) throw new Error('There is no typeface.');
  const cut = await cutTypeface(installed, all);
  expect(cut.subarray(0, 4).toString()).toBe('wOF2');
  expect(cut.length).toBeLessThan(installed.length);
  expect((await cutTypeface(installed, {...all, characters: 'abc'})).length).toBeLessThan(cut.length / 2);
});

it('has pages ask for the typeface of their words', () => {
  const page = '<head><link rel=stylesheet href=/a.css></head>';
  expect(preloadsFor(`${page}<p>Words`, files)).toBe(preload(files[0] ?? ''));
  expect(preloadsFor(`${page}<code class=a>`, files)).toBe(preload(files[0] ?? ''));
  expect(preloadsFor('<head></head><code>', files)).toBe('');
});
