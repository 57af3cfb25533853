import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Adds the `heading_keywords` of the front matter to the headings, where the search index reads them. */
export const headingKeywords: Plugin<[], Root> = () => (tree, file) => {
  const frontMatter = file.data.frontMatter as {heading_keywords?: Readonly<Record<string, readonly string[]>>};
  const keywords = new Map(Object.entries(frontMatter?.heading_keywords ?? {}));
  visit(tree, 'element', ({properties}) => {
    const anchor = String(properties.id);
    const words = keywords.get(anchor);
    if (words) {
      properties.dataKeywords = words.join(',');
      keywords.delete(anchor);
    }
  });
  const [missing] = keywords.keys();
  if (missing !== undefined) {
    file.fail(`The front matter has keywords for the heading "#${missing}", but the page has no such heading.`);
  }
};
