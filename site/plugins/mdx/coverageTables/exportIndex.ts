import type {PhrasingContent, Root, RootContent, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {ExportCoverage} from '../../../../packages/content-model/coverage/readCoverage.ts';
import {readContentFile} from '../../../../packages/content-model/readContentFile.ts';

type IndexedExport = ExportCoverage & {readonly packageName: string};

/**
 * Replaces `<ExportIndex />` with a table of all exports of all packages inside the component that filters it. Types
 * are hidden at first, except for readers without JavaScript.
 */
export const exportIndex: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'ExportIndex' || !parent || index === undefined) {
      return;
    }
    const items = readContentFile('coverage.json')
      .flatMap(({name, exports}) => exports.map((item) => ({...item, packageName: name})))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const attributes = Object.entries({
      packages: joinValues(items.map(({packageName}) => packageName)),
      kinds: joinValues(items.map(({kind}) => kind)),
      total: String(items.filter(({kind}) => kind !== 'type').length),
    }).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
    const table: RootContent = {type: 'table', children: [createHead(), ...items.map(createRow)]};
    parent.children[index] = {...node, name: 'ExportFilter', attributes, children: [table]} as RootContent;
  });
};

function joinValues(values: readonly string[]): string {
  return [...new Set(values)].sort().join(',');
}

function createHead(): TableRow {
  return {
    type: 'tableRow',
    children: ['Name', 'Kind', 'Package', 'Description'].map((title) => createCell({type: 'text', value: title})),
  };
}

/** Characters that fit into the column of names. A longer name is above the other cells of its row. */
const maxNameLength = 28;

function createRow({name, kind, page, purpose, packageName}: IndexedExport): TableRow {
  const label: PhrasingContent = {type: 'inlineCode', value: name};
  const isType = kind === 'type';
  const attributes = {
    'data-package': packageName,
    'data-kind': kind,
    ...(isType && {hidden: true}),
    ...(name.length > maxNameLength && {'data-long': true}),
  };
  return {
    type: 'tableRow',
    data: {hProperties: attributes},
    children: [
      createCell(page ? {type: 'link', url: page, children: [label]} : label),
      createCell({type: 'text', value: kind}),
      createCell({type: 'inlineCode', value: packageName}),
      createCell({type: 'text', value: (!isType && purpose) || ''}),
    ],
  };
}

function createCell(content: PhrasingContent): TableCell {
  return {type: 'tableCell', children: [content]};
}
