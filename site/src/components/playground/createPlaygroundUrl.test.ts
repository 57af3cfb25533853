import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decodeProject} from '../../../../packages/playground-core/project/decodeProject.ts';
import {encodeProject} from '../../../../packages/playground-core/project/encodeProject.ts';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../../../packages/playground-core/project/projectSchema.ts';
import {createPlaygroundUrl} from './createPlaygroundUrl.ts';

const project: PlaygroundProject = {
  files: {'Title.tsx': 'export const Title = () => <h1>Grüße, 世界 🎬</h1>;\n', 'parts/colours.json': '{"a": "#fff"}'},
  width: 1080,
  height: 1920,
  fps: 60,
  durationInFrames: 120,
  props: {title: 'Hello', count: 3, nested: {list: [1, null, true]}},
};

describe('createPlaygroundUrl()', () => {
  test('encodes a project in a URL that can be decoded', () => {
    const url = new URL(createPlaygroundUrl(project), 'https://site.example');
    expect(url.pathname).toBe('/playground');
    expect(decodeProject(url.hash.replace('#code=', ''))).toEqual(project);
  });

  test('preserves any string, name and value', () => {
    const names = fc.stringMatching(/^[a-z]{1,8}\.tsx$/);
    const any = fc.record({
      files: fc.dictionary(names, fc.string({unit: 'grapheme'}), {minKeys: 1, maxKeys: 5, noNullPrototype: true}),
      width: fc.integer({min: 1, max: 8192}),
      height: fc.integer({min: 1, max: 8192}),
      fps: fc.integer({min: 1, max: 240}),
      durationInFrames: fc.integer({min: 1, max: 100_000}),
      props: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.jsonValue(), {noNullPrototype: true}),
    });
    fc.assert(
      fc.property(any, (value) => {
        const text = encodeProject(value);
        expect(text).toMatch(/^[\w-]+$/);
        // JSON doesn't support negative zero.
        expect(JSON.stringify(decodeProject(text))).toBe(JSON.stringify(value));
      }),
      {
        numRuns: 50,
        examples: [[{files: {'a.tsx': ''}, width: 1, height: 1, fps: 1, durationInFrames: 1, props: {constructor: 1}}]],
      },
    );
  });

  test('stays below the length that every program supports for a page of code', () => {
    const code = Array.from(
      {length: 60},
      (_, line) => `const value${line} = interpolate(frame, [0, ${line}], [0, 1]);`,
    );
    expect(createPlaygroundUrl({...project, files: {'Title.tsx': code.join('\n')}}).length).toBeLessThan(2000);
  });
});

describe('decodeProject()', () => {
  test.each(['', 'x', '%%%', encodeProject(project).slice(0, 40), btoa('no deflated text')])('rejects %j', (text) => {
    expect(decodeProject(text)).toBeUndefined();
  });

  test.each([
    ['no file', {files: {}}],
    ['a path that leads out', {files: {'../Title.tsx': ''}}],
    ['a file of another kind', {files: {'run.sh': ''}}],
    ['a width of nothing', {width: 0}],
    ['half a frame', {durationInFrames: 1.5}],
    ['a pace that no player keeps', {fps: 100_000}],
    ['too many files', {files: Object.fromEntries(Array.from({length: 21}, (_, index) => [`F${index}.tsx`, '']))}],
  ])('rejects %s', (_, part) => {
    expect(decodeProject(encodeProject({...project, ...part}))).toBeUndefined();
    expect(readProject({...project, ...part})).toBeUndefined();
  });
});
