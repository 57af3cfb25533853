import type {Page} from './page.ts';

/** Kinds of pages in the order in which they explain an export best. Guides and others only use it. */
const kinds: readonly unknown[] = ['reference', 'index', 'types'];

/** Sorts pages by how well their kind explains an export. Otherwise, they stay in their order. */
export function sortByKind(pages: readonly Page[]): Page[] {
  const getRank = ({frontMatter: {kind}}: Page): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  return [...pages].sort((a, b) => getRank(a) - getRank(b));
}
