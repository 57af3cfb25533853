import {describe, expect, test} from 'vitest';
import {parseFrontMatter} from './frontMatter.ts';

function parse(filePath: string, frontMatter: Record<string, unknown>, fileContent = ''): Promise<unknown> {
  return parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
}

const page = {title: 'Freeze', description: 'Holds a frame.', kind: 'reference'};
const post = {
  ...{slug: '3-2', title: '3.2', description: 'News.', date: new Date('2022-08-10'), authors: 'jonny'},
  cover: 'lottie',
};
const lesson = {
  ...{title: 'Move', description: 'Move a box.', task: 'Move it.', hints: ['Use left.', 'Use frame.'], minutes: 3},
  ...{durationInFrames: 60, poster: 30, alt: 'A box.'},
};

describe('parseFrontMatter', () => {
  test('accepts complete front matter', async () => {
    await expect(parse('/p/content/docs/(remotion)/freeze.mdx', page)).resolves.toMatchObject({frontMatter: page});
    await expect(parse('/p/content/blog/3-2.mdx', {...post, authors: ['jonny']})).resolves.toBeDefined();
  });

  test('removes the names that a page documents, which readers do not need', async () => {
    await expect(parse('/p/content/docs/freeze.mdx', {...page, api: ['Freeze']})).resolves.toEqual({
      frontMatter: page,
      content: '',
    });
  });

  test('adds the title of a command to the links between pages, because its label is only the last word', async () => {
    const command = {...page, title: 'npx remotion lambda sites ls', sidebar_label: 'ls'};
    await expect(parse('/p/content/docs/lambda/cli/sites/ls.mdx', command)).resolves.toMatchObject({
      frontMatter: {sidebar_label: 'ls', pagination_label: 'npx remotion lambda sites ls'},
    });
  });

  test('adds the name of its folder to a lesson, without the number', async () => {
    await expect(parse('/p/content/course/01-frames/03-move/lesson.mdx', lesson)).resolves.toMatchObject({
      frontMatter: {...lesson, slug: 'move'},
    });
  });

  test('returns the front matter of other files unchecked', async () => {
    await expect(parse('/p/site/src/pages/about.mdx', {titel: 'x'})).resolves.toBeDefined();
  });

  test('rejects an unknown key with its line and the nearest key', async () => {
    const content = '---\ntitle: Freeze\ntitel: x\n---\n';
    await expect(parse('/p/content/docs/freeze.mdx', {...page, titel: 'x'}, content)).rejects.toThrow(
      /freeze\.mdx:3: The front matter key "titel" is unknown\. Did you mean "title"\?/,
    );
  });

  test.each([
    ['a missing key', {title: 'Freeze', kind: 'guide'}, 'freeze.mdx:1: The front matter lacks "description"'],
    ['an empty value', {...page, description: ' '}, '"description" is empty'],
    ['an unknown kind', {...page, kind: 'essay'}, '"kind" must be one of reference, guide'],
    ['a value that is not a list', {...page, keywords: 'easing'}, '"keywords" must be a list'],
    ['an empty item', {...page, keywords: ['easing', '']}, '"keywords" is empty'],
    [
      'text instead of a flag',
      {...page, hide_table_of_contents: 'yes'},
      '"hide_table_of_contents" must be true or false',
    ],
    ['a number as the title', {...page, title: 3.2}, '"title" must be text'],
  ])('rejects %s', async (_, frontMatter, message) => {
    await expect(parse('/p/content/docs/freeze.mdx', frontMatter)).rejects.toThrow(message);
  });

  test.each([
    ['a missing key', {...post, slug: undefined}, 'lacks "slug"'],
    ['a date in another form', {...post, date: 'August 10'}, '"date" must be a date such as 2022-08-10'],
    ['a key of a documentation page', {...post, kind: 'guide'}, '"kind" is unknown'],
    ['an author that is not a name', {...post, authors: 3}, '"authors" must be a name from authors.yml'],
  ])('rejects %s of a post', async (_, frontMatter, message) => {
    await expect(parse('/p/content/blog/3-2.mdx', frontMatter)).rejects.toThrow(message);
    await expect(parse('/p/content/success-stories/3-2.mdx', frontMatter)).rejects.toThrow(message);
  });
});
