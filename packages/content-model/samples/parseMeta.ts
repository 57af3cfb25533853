/** The parsed meta string, which follows the language of a fence: ```tsx live title="src/Root.tsx" {2,4-6} or ```tsx wrong error="2322" */
export type Meta = {
  readonly title: string | undefined;
  /** The highlighted lines, starting from 1. */
  readonly lines: ReadonlySet<number>;
  readonly verdict: 'wrong' | 'right' | undefined;
  /** Whether readers can edit and run the block. */
  readonly isLive: boolean;
  /** The exact TypeScript error codes that the block must produce. */
  readonly expectedErrors: readonly number[];
};

/** Parses the meta string of a fence. Returns an error for an unknown word, because it would have no effect. */
export function parseMeta(meta: string): Meta | Error {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const errors = /\berror="([^"]*)"/.exec(meta)?.[1] ?? '';
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  const words = meta
    .replace(/\b(title|error)="[^"]*"/g, '')
    .replace(/\{[\d,\s-]+\}/, '')
    .split(/\s+/)
    .filter(Boolean);
  const unknown = words.find((word) => !['live', 'wrong', 'right'].includes(word));
  if (unknown !== undefined) {
    return new Error(`"${unknown}" is unknown in a fence. Use title="…", {1,3-5}, live, wrong, right or error="…".`);
  }
  return {
    title,
    lines: parseRanges(ranges),
    verdict: words.find((word): word is 'wrong' | 'right' => word === 'wrong' || word === 'right'),
    isLive: words.includes('live'),
    expectedErrors: errors
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  };
}

function parseRanges(ranges: string | undefined): ReadonlySet<number> {
  return new Set(
    (ranges ?? '').split(',').flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      if (!first || !last) {
        return [];
      }
      return Array.from({length: last - first + 1}, (_, index) => first + index);
    }),
  );
}
