import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {headingKeywords} from './headingKeywords.ts';

function build(html: string, frontMatter?: object): string {
  const tree: Root = unified().use(rehypeParse, {fragment: true}).parse(html);
  return toHtml(
    unified()
      .use(headingKeywords)
      .runSync(tree, new VFile({data: {frontMatter}})),
  );
}

const page = '<h2 id="captions">Captions</h2><p>Text</p><h2 id="charts">Charts</h2>';

test('adds the keywords to the heading with the anchor', () => {
  expect(build(page, {heading_keywords: {captions: ['karaoke', 'lyrics']}})).toBe(
    '<h2 id="captions" data-keywords="karaoke,lyrics">Captions</h2><p>Text</p><h2 id="charts">Charts</h2>',
  );
});

test.each([[{title: 'Data'}], [undefined]])('does not change a page with the front matter %j', (frontMatter) => {
  expect(build(page, frontMatter)).toBe(page);
});

test('fails if the page has no such heading', () => {
  expect(() => build(page, {heading_keywords: {captions: ['karaoke'], chart: ['graph']}})).toThrow(
    'The front matter has keywords for the heading "#chart", but the page has no such heading.',
  );
});
