import type {Heading, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {getHeadingText} from '../getHeadingText.ts';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';

/** The names that a page documents in a dedicated section. */
export type Documented = {
  /** Exports, commands and flags with a heading, a signature or a table, or in the title. */
  readonly names: ReadonlySet<string>;
  /** Options with a heading or an `<Option>`. */
  readonly options: ReadonlySet<string>;
  /** Types with a table of all their fields or values. */
  readonly tables: ReadonlySet<string>;
};

const facts = new Set(['Option', 'Signature', 'Fields', 'AllowedValues', 'Flag', 'Setter']);

/** Reads what a page documents from its headings and components. */
export function findDocumentedNames(page: Page): Documented {
  const names = new Set<string>();
  const options = new Set<string>();
  const tables = new Set<string>();
  addName(names, String(page.frontMatter.title ?? ''));
  visit(page.tree, (node: Node) => {
    if (isHeading(node)) {
      addName(names, getHeadingText(node));
      addName(options, getHeadingText(node));
    }
    if (!isElement(node) || !facts.has(node.name ?? '')) {
      return;
    }
    const of = readAttribute(node, 'of');
    if (of) {
      addName(names, of);
    }
    const name = readAttribute(node, 'name') ?? '';
    if (node.name === 'Option') {
      addName(options, name);
    }
    if (node.name === 'Flag') {
      options.add(name);
    }
    if (node.name === 'Setter') {
      names.add(name);
    }
    if (of && (node.name === 'Fields' || node.name === 'AllowedValues')) {
      tables.add(of);
    }
  });
  return {names, options, tables};
}

/** Adds a name without punctuation and its first and last part: `<Series.Sequence>` documents `Series` too. */
function addName(names: Set<string>, text: string): void {
  for (const part of text.split(/\s+and\s+|,\s*|\s*\/\s*/)) {
    const name = part.trim().replaceAll(/^<|\/?>$|\(\)$|\?$/g, '');
    names.add(name);
    names.add(name.split('.')[0] ?? name);
    names.add(name.split('.').at(-1) ?? name);
  }
}

function isHeading(node: Node): node is Heading {
  return node.type === 'heading';
}
function isElement(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function readAttribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
