/** What stands behind the language in a fence: ```tsx title="src/Root.tsx" {2,4-6} wrong error="2322" */
export interface Meta {
  readonly title: string | undefined;
  /** One-based numbers of the highlighted lines. */
  readonly lines: ReadonlySet<number>;
  readonly verdict: 'wrong' | 'right' | undefined;
}

/** Reads a fence's meta string; an unknown word is an error, because it would be dropped in silence. */
export const parseMeta = (meta: string): Meta | Error => {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  const words = meta
    .replace(/\b(title|error)="[^"]*"/g, '')
    .replace(/\{[\d,\s-]+\}/, '')
    .split(/\s+/)
    .filter(Boolean);
  const unknown = words.find((word) => word !== 'wrong' && word !== 'right');
  if (unknown !== undefined)
    return new Error(`"${unknown}" is unknown in a fence; it may have title="…", {1,3-5}, wrong, right, error="…"`);
  return {title, lines: lineNumbers(ranges), verdict: words[0] as Meta['verdict']};
};

const lineNumbers = (ranges: string | undefined): ReadonlySet<number> =>
  new Set(
    (ranges ?? '').split(',').flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      if (!first || !last) return [];
      return Array.from({length: last - first + 1}, (_, index) => first + index);
    }),
  );
