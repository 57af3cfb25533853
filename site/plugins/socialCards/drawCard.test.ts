import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cardTags} from './cardTags';
import {drawCard, sizeOf} from './drawCard';
import {margin, sizes, space} from './layOutCard';

const short = {
  place: ['Docs'],
  title: 'spring()',
  description: 'A number that moves like a spring.',
  path: '/docs/spring',
};

const field = (text: string, name: string): string =>
  new RegExp(`^${name}: *['"]?(.*?)['"]?$`, 'm').exec(text)?.[1] ?? '';

/** Title and description of each page and post of the site. */
const written = ['docs', 'blog', 'success-stories'].flatMap((name) => {
  const folder = join(__dirname, '../..', name);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => ({title: field(text, 'title'), description: field(text, 'description')}));
});

type Words = (typeof written)[number];
const longest = (measure: (words: Words) => number): Words =>
  written.reduce((one, other) => (measure(other) > measure(one) ? other : one));
const longestWord = ({title}: Words): number => Math.max(...title.split(' ').map((word) => word.length));

describe('a card', () => {
  it.each([
    ['title', longest(({title}) => title.length)],
    ['word', longest(longestWord)],
    ['description', longest(({description}) => description.length)],
    ['text', longest(({title, description}) => title.length + description.length)],
  ])('shows the whole of the longest %s of the site, and is below 60 kB', async (_what, words) => {
    expect(words.description).not.toBe('');
    const picture = await drawCard({...short, ...words});
    expect(await sharp(picture).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
    expect(picture.length).toBeLessThan(60_000);
    for (const part of aroundTheWords) expect(await isEmpty(picture, part)).toBe(true);
  });

  it('has the largest letters that find room', async () => {
    expect(await sizeOf(short)).toBe(sizes[0]);
    expect(await sizeOf({...short, title: 'A title of so many words that it takes a third line'})).not.toBe(sizes[0]);
    const wide = await sizeOf({...short, title: 'renderMediaOnLambdaWithWebhooks()'});
    expect(wide.title).toBeLessThan(sizes[0].title);
  });

  it('is not drawn when its words find no room', async () => {
    const title = 'word '.repeat(200).trim();
    await expect(drawCard({...short, title})).rejects.toThrow(/words of the card for \/docs\/spring are too long/);
    await expect(sizeOf({...short, title: 'w'.repeat(200)})).rejects.toThrow(/too long/);
  });
});

describe('the tags of a card', () => {
  it('hold any text', () => {
    const tags = cardTags(
      {...short, title: '<Img>', description: 'Says "hello" & more.'},
      'https://a.example/cards/x.jpg',
    );
    expect(tags).toContain('<meta property="og:image" content="https://a.example/cards/x.jpg">');
    expect(tags).toContain('content="&lt;Img&gt;: Says &quot;hello&quot; &amp; more."');
  });
});

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where letters would be if they did not keep to their place: to the right of it, below it, and at the edges. */
const aroundTheWords: readonly Part[] = [
  {left: margin + space.width + 4, top: 0, width: 40, height: 500},
  {left: 0, top: margin + space.height + 4, width: 900, height: 40},
  {left: 0, top: 0, width: 1200, height: margin - 8},
  {left: 0, top: 0, width: margin - 8, height: 630},
];

const isEmpty = async (picture: Buffer, part: Part): Promise<boolean> => {
  const {channels} = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  // JPEG shades what is one colour a little.
  return channels.every(({min, max}) => max - min < 12);
};
