import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {headingBreaks} from './headingBreaks.ts';

function build(html: string): string {
  const tree: Root = unified().use(rehypeParse, {fragment: true}).parse(html);
  return toHtml(unified().use(headingBreaks).runSync(tree));
}

test('long names in headings can wrap', () => {
  expect(build('<h3><code>Config.Puppeteer.setTimeout()</code> in a file</h3>')).toBe(
    '<h3><code>Config.<wbr>Puppeteer.<wbr>set<wbr>Timeout()</code> in a file</h3>',
  );
});

test.each(['<h2><code>renderMedia()</code></h2>', '<p><code>Config.Puppeteer.setTimeout()</code></p>'])(
  'does not change %s',
  (html) => {
    expect(build(html)).toBe(html);
  },
);
