import type {Node, Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {findExport, findMember} from '../../reference/lookUp.ts';
import type {Model} from '../../reference/model.ts';
import type {Fault} from '../fault.ts';
import type {Page} from '../page.ts';
import type {Proof} from '../proof.ts';

/** A table of values below an option offers all values that its type allows, and no others. */
export const offeredValues: Proof = {
  name: 'Offered values are allowed',
  faults: ({pages, model}) => pages.flatMap((page) => tablesBelowOptions(page, model).flatMap(faultsOf)),
  counted: ({pages, model}) => `${pages.flatMap((page) => tablesBelowOptions(page, model)).length} tables`,
};

interface Offer {
  readonly page: Page;
  readonly table: Table;
  readonly option: string;
  readonly allowed: readonly string[];
}

const tablesBelowOptions = (page: Page, model: Model): Offer[] => {
  let current: {option: string; allowed: readonly string[]} | undefined;
  return (page.tree as Root).children.flatMap((node: RootContent): Offer[] => {
    if (node.type === 'heading') current = undefined;
    if (isOption(node)) current = allowedValues(node, page, model);
    if (node.type !== 'table' || !current) return [];
    const [head] = node.children;
    return toString(head?.children[0]) === 'Value' ? [{page, table: node, ...current}] : [];
  });
};

const isOption = (node: Node): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Option';

const allowedValues = (
  node: MdxJsxFlowElement,
  page: Page,
  model: Model,
): {option: string; allowed: string[]} | undefined => {
  const attribute = (name: string): string =>
    String(node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value ?? '');
  const packageName = typeof page.frontMatter.package === 'string' ? page.frontMatter.package : undefined;
  const found = findExport(model, attribute('of'), packageName);
  const member = found instanceof Error ? found : findMember(found, attribute('name'));
  if (member instanceof Error || !/^'[^']*'(?: \| '[^']*')*$/.test(member.type)) return undefined;
  return {option: member.name, allowed: member.type.split(' | ').map(unquote)};
};

const unquote = (text: string): string => text.replaceAll(/^['"]|['"]$/g, '');

const faultsOf = ({page, table, option, allowed}: Offer): Fault[] => {
  const offered = table.children.slice(1).map((row) => unquote(toString(row.children[0])));
  const line = table.position?.start.line ?? 1;
  const fix = `Allowed are ${allowed.join(', ')}`;
  return [
    ...offered
      .filter((value) => !allowed.includes(value))
      .map((value) => ({file: page.file, line, message: `"${value}" is no value of ${option}`, fix})),
    ...allowed
      .filter((value) => !offered.includes(value))
      .map((value) => ({file: page.file, line, message: `The table leaves out "${value}" of ${option}`, fix})),
  ];
};
