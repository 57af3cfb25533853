import {builtSite} from '../../support/builtSite.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';
import type {StatementKey} from '../../../packages/specification/sections.ts';
import {specifiedTopics} from './specifiedTopics.ts';

/** A page with fewer words has no real content. The shortest pages, about functions without options, have about 120. */
const minWords = 80;

const topics = Object.entries(specifiedTopics) as [StatementKey, string][];

test('topics: each topic in the specification has a page about it', proves(...topics.map(([key]) => key)), () => {
  for (const [key, paths] of topics) {
    for (const path of paths.split(/\s+/)) {
      const html = builtSite.has(`/docs/${path}`) ? builtSite.html(`/docs/${path}`) : '';
      const article = /<article.*<\/article>/s.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? '';
      expect.soft(article.match(/\p{L}+/gu)?.length ?? 0, `${key}: /docs/${path}`).toBeGreaterThan(minWords);
    }
  }
});
