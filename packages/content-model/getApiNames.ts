import type {Page} from './page.ts';

/** Returns the exports, commands, flags and setters that a page documents, according to its front matter. */
export function getApiNames({frontMatter}: Page): readonly string[] {
  return Array.isArray(frontMatter.api) ? frontMatter.api.map(String) : [];
}
