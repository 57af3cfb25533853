import {load} from 'cheerio';
import * as fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Highlight} from './Highlight.tsx';
import {readHighlight} from './readHighlight.ts';

const pieces = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<mark>', '</mark>', '<mark onclick=x>', '<!--'],
  ...[
    '&lt;img src=x onerror=alert(1)&gt;',
    '&amp;lt;b&amp;gt;',
    '&#60;b&#62;',
    '&#x3c;',
    '&',
    '"',
    "'",
    '<',
    '>',
    'audio',
  ],
];
const anyValue = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({unit: 'binary', maxLength: 8})), {maxLength: 12})
  .map((parts) => parts.join(''));

test('renders any response of a search host as text and marks without attributes', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const html = renderToStaticMarkup(createElement(Highlight, {value}));
      const $ = load(html, null, false);
      expect($('*').not('mark, span').length, html).toBe(0);
      expect($('mark').length).toBe(readHighlight(value).filter(({isMarked}) => isMarked).length);
      expect(html).not.toMatch(/<(?!\/?(?:mark|span)>)/);
    }),
    {numRuns: 2000},
  );
});
