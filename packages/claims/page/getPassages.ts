import type {Nodes, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parsePage, type Page} from '../../content-model/page.ts';

/**
 * Returns the texts of a page as readers see them: paragraphs, headings, table rows with ` | ` between their cells, and
 * strings that are passed to components, such as the descriptions in `<Fields>`.
 */
export function getPassages({tree, frontMatter}: Page): readonly string[] {
  const passages = typeof frontMatter.description === 'string' ? [frontMatter.description] : [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      passages.push(toString(node));
    } else if (node.type === 'tableRow') {
      passages.push((node as TableRow).children.map((cell) => toString(cell).trim()).join(' | '));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      passages.push(...getAttributeTexts(node as MdxJsxFlowElement | MdxJsxTextElement));
    }
  });
  return passages.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

function getAttributeTexts({attributes}: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  return attributes.flatMap(({value}) => {
    if (typeof value === 'string') {
      return [value];
    }
    return [...(value?.value ?? '').matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)].map(
      ([, single, double, template]) => stripMarkdown((single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1')),
    );
  });
}

/** Texts in attributes may contain Markdown, too. */
function stripMarkdown(text: string): string {
  try {
    return toString(parsePage('', text).tree as Nodes);
  } catch {
    return text;
  }
}
