import type {Page} from '../../../../packages/content-model/page.ts';

/** What an example contains and where it appears. */
type SearchableExample = {
  /** What a reader sees. */
  readonly descriptions: readonly string[];
  readonly source: string;
  /** The pages that show it. */
  readonly pages: readonly Pick<Page, 'frontMatter'>[];
};

/** Returns the text by which readers find an example in addition to its title. */
export function createSearchTerms({descriptions, source, pages}: SearchableExample): string {
  const topics = pages.flatMap(({frontMatter: {title, keywords}}) => [title, keywords ?? []].flat());
  return [...new Set([...descriptions, ...topics, ...findImportedNames(source)])].join(' ');
}

/** Returns the names that code imports, and the modules that it imports them from. */
function findImportedNames(source: string): string[] {
  return [...source.matchAll(/\bimport\s([^'"]*?)\sfrom\s*['"]([^'"]+)['"]/g)].flatMap(([, names = '', from = '']) => [
    ...(names.match(/[\w$]+/g) ?? []).filter((name) => !['as', 'type'].includes(name)),
    from,
  ]);
}
