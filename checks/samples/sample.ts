import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';

/** A fenced code block of a page. */
export interface Sample {
  readonly page: string;
  /** Line of the page on which the code's first line stands. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Path of the file that the block is, such as `src/Root.tsx`, when the fence has one. */
  readonly title: string | undefined;
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
