import type {Node, Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {findExport, findMember} from '../../packages/toolkit-model/lookUp.ts';
import type {Model} from '../../packages/toolkit-model/model.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that a table of values below an option lists exactly the values that its type allows. */
export const allowedValues: ContentCheck = {
  title: 'Listed values are allowed',
  problems: ({pages, model}) => pages.flatMap((page) => findTablesBelowOptions(page, model).flatMap(checkTable)),
  counted: ({pages, model}) => `${pages.flatMap((page) => findTablesBelowOptions(page, model)).length} tables`,
};

type Offer = {
  readonly page: Page;
  readonly table: Table;
  readonly option: string;
  readonly allowed: readonly string[];
};

function findTablesBelowOptions(page: Page, model: Model): Offer[] {
  let current: {option: string; allowed: readonly string[]} | undefined;
  return (page.tree as Root).children.flatMap((node: RootContent): Offer[] => {
    if (node.type === 'heading') {
      current = undefined;
    }
    if (isOption(node)) {
      current = getAllowedValues(node, page, model);
    }
    if (node.type !== 'table' || !current) {
      return [];
    }
    const [head] = node.children;
    return toString(head?.children[0]) === 'Value' ? [{page, table: node, ...current}] : [];
  });
}

function isOption(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Option';
}

function getAllowedValues(
  node: MdxJsxFlowElement,
  page: Page,
  model: Model,
): {option: string; allowed: string[]} | undefined {
  const attribute = (name: string): string =>
    String(node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value ?? '');
  const packageName = typeof page.frontMatter.package === 'string' ? page.frontMatter.package : undefined;
  const found = findExport(model, attribute('of'), packageName);
  const member = found instanceof Error ? found : findMember(found, attribute('name'));
  if (member instanceof Error || !/^'[^']*'(?: \| '[^']*')*$/.test(member.type)) {
    return undefined;
  }
  return {option: member.name, allowed: member.type.split(' | ').map(unquote)};
}

function unquote(text: string): string {
  return text.replaceAll(/^['"]|['"]$/g, '');
}

function checkTable({page, table, option, allowed}: Offer): ContentProblem[] {
  const offered = table.children.slice(1).map((row) => unquote(toString(row.children[0])));
  const line = table.position?.start.line ?? 1;
  const fix = `The allowed values are ${allowed.join(', ')}`;
  return [
    ...offered
      .filter((value) => !allowed.includes(value))
      .map((value) => ({file: page.file, line, message: `"${value}" isn't a value of ${option}`, fix})),
    ...allowed
      .filter((value) => !offered.includes(value))
      .map((value) => ({file: page.file, line, message: `The table doesn't include "${value}" of ${option}`, fix})),
  ];
}
