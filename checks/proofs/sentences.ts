import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';
import type {Proof} from '../proof.ts';

/** Most words that half of a page's sentences may have. */
const longestMedian = 20;

/** Half of the sentences of each page have at most twenty words. */
export const sentences: Proof = {
  name: 'Sentences are short',
  faults: ({pages}) =>
    pages
      .map((page) => ({page, words: median(lengths(page))}))
      .filter(({words}) => words > longestMedian)
      .map(({page, words}) => ({
        file: page.file,
        line: 1,
        message: `Half of the sentences have more than ${words - 1} words`,
        fix: `Cut long sentences in two, until the median is at most ${longestMedian}`,
      })),
  counted: ({pages}) => {
    const all = pages.flatMap(lengths);
    return `${all.length} sentences, median ${median(all)} words, longest ${Math.max(0, ...all)}`;
  },
};

const lengths = (page: Page): number[] => {
  const found: number[] = [];
  visit(page.tree, 'paragraph', (paragraph) => {
    for (const sentence of toString(paragraph).split(/(?<=[.:?])\s+(?=[A-Z`])/)) {
      const words = sentence.split(/\s+/).filter(Boolean).length;
      if (words > 2) found.push(words);
    }
  });
  return found;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
