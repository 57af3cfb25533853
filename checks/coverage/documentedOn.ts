import type {Heading, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {headingText} from '../headingText.ts';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';

/** What a page gives a place of its own. */
export interface Documented {
  /** Exports, commands and flags with a heading, a signature, a table, or the title. */
  readonly names: ReadonlySet<string>;
  /** Options with a heading or an `<Option>`. */
  readonly options: ReadonlySet<string>;
  /** Types with a table of all their fields or values. */
  readonly tables: ReadonlySet<string>;
}

const facts = new Set(['Option', 'Signature', 'Fields', 'AllowedValues', 'Flag', 'Setter']);

/** Reads from a page's headings and fact components what it documents. */
export const documentedOn = (page: Page): Documented => {
  const names = new Set<string>();
  const options = new Set<string>();
  const tables = new Set<string>();
  addName(names, String(page.frontMatter.title ?? ''));
  visit(page.tree, (node: Node) => {
    if (isHeading(node)) {
      addName(names, headingText(node));
      addName(options, headingText(node));
    }
    if (!isElement(node) || !facts.has(node.name ?? '')) return;
    const of = attribute(node, 'of');
    if (of) addName(names, of);
    const name = attribute(node, 'name') ?? '';
    if (node.name === 'Option') addName(options, name);
    if (node.name === 'Flag') options.add(name);
    if (node.name === 'Setter') names.add(name);
    if (of && (node.name === 'Fields' || node.name === 'AllowedValues')) tables.add(of);
  });
  return {names, options, tables};
};

/** A name without the signs around it, and its last part: `<Series.Sequence>` also counts as `Series`. */
const addName = (names: Set<string>, text: string): void => {
  for (const part of text.split(/\s+and\s+|,\s*|\s*\/\s*/)) {
    const name = part.trim().replaceAll(/^<|\/?>$|\(\)$|\?$/g, '');
    names.add(name);
    names.add(name.split('.')[0] ?? name);
    names.add(name.split('.').at(-1) ?? name);
  }
};

const isHeading = (node: Node): node is Heading => node.type === 'heading';
const isElement = (node: Node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

const attribute = (node: MdxJsxFlowElement, name: string): string | undefined => {
  const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
};
