import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {openDiskCache} from '../../../tooling/openDiskCache.ts';
import {readCachedTypes} from './readCachedTypes.ts';
import {getFirstSentence} from './getFirstSentence.ts';
import {linkTypes} from './linkTypes.ts';
import type {PageTypes} from './PageTypes.ts';
import {readTypes} from './readTypes.ts';
import type {Block} from './typedPages.ts';

const component = `import {spring, Sequence, Series, useCurrentFrame, useVideoConfig} from 'remotion';

export const Ball: React.FC<{size: number}> = ({size}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps});
  return (
    <Sequence from={10} name={\`Ball \${size}\`}>
      <Series.Sequence durationInFrames={30}>{scale}</Series.Sequence>
    </Sequence>
  );
};`;
const importer = "import {Ball} from './Ball';\n\nexport const ball = <Ball size={frieze} />;";

const blocks: readonly Block[] = [
  {language: 'tsx', title: 'src/Ball.tsx', code: component},
  {language: 'bash', title: undefined, code: 'npm start'},
  {language: 'tsx', title: 'src/Root.tsx', code: importer},
];
const pages = new Map([['page', blocks.map((block, line) => ({...block, page: 'page', line}))]]);
const documented = new Map([
  ['remotion spring', '/docs/spring'],
  ['remotion Series.Sequence', '/docs/series'],
]);

/** Returns the tooltip of a word in a block, at each of its positions: type, sentence and link. */
function getSeen(types: PageTypes, block: number, word: string): (string | undefined)[][] {
  const numbers = types.blocks[block] ?? [];
  const code = block === 0 ? component : importer;
  const found: (string | undefined)[][] = [];
  let end = 0;
  for (let index = 0; index < numbers.length; index += 3) {
    const start = end + (numbers[index] ?? 0);
    end = start + (numbers[index + 1] ?? 0);
    const {html = '', about, page} = types.types[numbers[index + 2] ?? 0] ?? {};
    if (code.slice(start, end) === word) {
      found.push([html.replaceAll(/<[^>]*>/g, ''), about, page]);
    }
  }
  return found;
}

describe('types of a page', () => {
  const read = readTypes(pages).get('page');
  if (!read) {
    throw new Error('The page has no types');
  }
  const types = linkTypes(read, documented);

  test('contain declaration, first sentence and page of a function', () => {
    const [imported, called] = getSeen(types, 0, 'spring');
    expect(imported?.[0]).toMatch(/^function spring\(\{ frame, fps, .*\): number$/s);
    expect(imported?.slice(1)).toEqual([
      'Calculates a position based on physical parameters, start and end value, and time.',
      '/docs/spring',
    ]);
    expect(called?.[0]).toMatch(/^spring\(/);
  });

  test('contain the type of a hook', () => {
    expect(getSeen(types, 0, 'useCurrentFrame')).toEqual([
      ['const useCurrentFrame: () =&gt; number', 'Get the current frame of the video.', undefined],
      ['useCurrentFrame(): number', 'Get the current frame of the video.', undefined],
    ]);
  });

  test('contain the type of a constant in the sample, and of a parameter', () => {
    expect(getSeen(types, 0, 'scale')[0]).toEqual(['const scale: number', undefined, undefined]);
    expect(getSeen(types, 0, 'size')[1]?.[0]).toBe('(parameter) size: number');
  });

  test('contain the type of a prop, and the page of a namespaced component', () => {
    expect(getSeen(types, 0, 'from')[0]?.[0]).toBe('(property) from?: number | undefined');
    expect(getSeen(types, 0, 'Sequence').map(([, , page]) => page)).toContain('/docs/series');
  });

  test('include exports of other blocks on the page', () => {
    expect(getSeen(types, 1, 'Ball')[0]?.[0]).toBe('const Ball: FC&lt;{\n    size: number;\n}&gt;');
  });

  test('do not contain undeclared names', () => {
    expect(getSeen(types, 1, 'frieze')).toEqual([]);
  });

  test('mark code with the letters of highlighted code', () => {
    expect(types.types[0]?.html).toContain('<span class="k">function</span> <span class="f">spring</span>');
  });

  test('do not contain folders of this machine', () => {
    expect(JSON.stringify(types)).not.toContain('/content-model/.samples');
  });
});

describe('first sentence', () => {
  test.each([
    ['Gets the frame. Frames begin at 0.', 'Gets the frame.'],
    ['A `fps` of\n[a video](https://example.com), or **none**', 'A fps of a video, or none'],
    ['[MDN Reference](https://developer.mozilla.org/)', undefined],
    ['', undefined],
  ])('of "%s"', (comment, sentence) => {
    expect(getFirstSentence(comment)).toBe(sentence);
  });

  test('is truncated between words', () => {
    expect(getFirstSentence('word '.repeat(60))).toMatch(/^(word ){38,39}…$/);
  });
});

describe('cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  const read = vi.fn(
    (missing: ReadonlyMap<string, unknown>) =>
      new Map([...missing.keys()].map((key) => [key, {types: [{html: key}], blocks: []}])),
  );
  const ask = (...keys: string[]): unknown[] => {
    const pages = new Map(keys.map((key) => [key, []]));
    return [...readCachedTypes(pages, openDiskCache('types', [], folder), read)].map(([key, {types}]) => [
      key,
      types[0]?.html,
    ]);
  };

  test('reads the types of a page once', () => {
    expect(ask('a', 'b')).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    expect(ask('b', 'c')).toEqual([
      ['b', 'b'],
      ['c', 'c'],
    ]);
    expect(read.mock.calls.map(([missing]) => [...missing.keys()])).toEqual([['a', 'b'], ['c']]);
  });
});
