import {builtSite} from '../../builtSite.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';
import type {StatementKey} from '../sections.ts';
import {specifiedTopics} from './specifiedTopics.ts';

/** Fewer, and a page says nothing. The shortest pages, of functions without options, have about 120. */
const leastWords = 80;

const topics = Object.entries(specifiedTopics) as [StatementKey, string][];

test('topics: each that is named has a page that treats it', proves(...topics.map(([key]) => key)), () => {
  for (const [key, paths] of topics) {
    for (const path of paths.split(/\s+/)) {
      const html = builtSite.has(`/docs/${path}`) ? builtSite.html(`/docs/${path}`) : '';
      const article = /<article.*<\/article>/s.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? '';
      expect.soft(article.match(/\p{L}+/gu)?.length ?? 0, `${key}: /docs/${path}`).toBeGreaterThan(leastWords);
    }
  }
});
