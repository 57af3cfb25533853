import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {createCardTags} from './createCardTags.ts';
import {drawCard, getTitleSize} from './drawCard.ts';
import {margin, sizes, space} from './layOutCard.ts';
import {root} from '../../../../packages/tooling/root.ts';

const short = {
  categories: ['Docs'],
  title: 'spring()',
  description: 'A number that moves like a spring.',
  path: '/docs/spring',
};

function getField(text: string, name: string): string {
  return new RegExp(`^${name}: *['"]?(.*?)['"]?$`, 'm').exec(text)?.[1] ?? '';
}

/** Title and description of each page and post of the site. */
const written = ['docs', 'blog', 'success-stories'].flatMap((name) => {
  const folder = join(root, 'content', name);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => ({title: getField(text, 'title'), description: getField(text, 'description')}));
});

type Words = (typeof written)[number];
function getLongest(measure: (words: Words) => number): Words {
  return written.reduce((one, other) => (measure(other) > measure(one) ? other : one));
}
function getLongestWord({title}: Words): number {
  return Math.max(...title.split(' ').map((word) => word.length));
}

describe('a card', () => {
  test.each([
    ['title', getLongest(({title}) => title.length)],
    ['word', getLongest(getLongestWord)],
    ['description', getLongest(({description}) => description.length)],
    ['text', getLongest(({title, description}) => title.length + description.length)],
  ])('shows the whole of the longest %s of the site, and is below 60 kB', async (_what, words) => {
    expect(words.description).not.toBe('');
    const picture = await drawCard({...short, ...words});
    expect(await sharp(picture).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
    expect(picture.length).toBeLessThan(60_000);
    for (const part of aroundTheWords) {
      expect(await isEmpty(picture, part)).toBe(true);
    }
  });

  test('uses the largest letters that fit', async () => {
    expect(await getTitleSize(short)).toBe(sizes[0]);
    expect(await getTitleSize({...short, title: 'A title of so many words that it takes a third line'})).not.toBe(
      sizes[0],
    );
    const wide = await getTitleSize({...short, title: 'renderMediaOnLambdaWithWebhooks()'});
    expect(wide.title).toBeLessThan(sizes[0].title);
  });

  test('throws an error if its text is too long', async () => {
    const title = 'word '.repeat(200).trim();
    await expect(drawCard({...short, title})).rejects.toThrow(/social card for \/docs\/spring is too long/);
    await expect(getTitleSize({...short, title: 'w'.repeat(200)})).rejects.toThrow(/too long/);
  });
});

describe('the tags of a card', () => {
  test('escape any text', () => {
    const tags = createCardTags(
      {...short, title: '<Img>', description: 'Says "hello" & more.'},
      'https://a.example/cards/x.jpg',
    );
    expect(tags).toContain('<meta property="og:image" content="https://a.example/cards/x.jpg">');
    expect(tags).toContain('content="&lt;Img&gt;: Says &quot;hello&quot; &amp; more."');
  });
});

type Part = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The areas that text would reach if it overflowed: right of its box, below it, and at the edges. */
const aroundTheWords: readonly Part[] = [
  {left: margin + space.width + 4, top: 0, width: 40, height: 500},
  {left: 0, top: margin + space.height + 4, width: 900, height: 40},
  {left: 0, top: 0, width: 1200, height: margin - 8},
  {left: 0, top: 0, width: margin - 8, height: 630},
];

async function isEmpty(picture: Buffer, part: Part): Promise<boolean> {
  const {channels} = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  // JPEG slightly varies a solid color.
  return channels.every(({min, max}) => max - min < 12);
}
