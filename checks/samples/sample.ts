import {visit} from 'unist-util-visit';
import type {SampleFile} from '../../reference/samples/SampleFile.ts';
import type {Page} from '../page.ts';

/** A fenced code block of a page, and what it says of itself. */
export interface Sample extends SampleFile {
  /** TypeScript error codes that the block must give, and no others. */
  readonly expectedErrors: readonly number[];
}

/** All fenced blocks of a page, in order. */
export const samplesOf = (page: Page): Sample[] => {
  const samples: Sample[] = [];
  visit(page.tree, 'code', (node) => {
    const meta = node.meta ?? '';
    samples.push({
      page: page.file,
      line: (node.position?.start.line ?? 0) + 1,
      language: node.lang ?? '',
      code: node.value,
      title: /\btitle="([^"]*)"/.exec(meta)?.[1],
      expectedErrors: (/\berror="([^"]*)"/.exec(meta)?.[1] ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
    });
  });
  return samples;
};
