import type {List, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {ExportCoverage} from '../../../checks/coverage/readCoverage';
import {readCounts} from './readCounts';

/**
 * Replaces `<ExportIndex />` by a list of all exports of all packages, each with its page and purpose, inside of the
 * component that filters it. Without scripts it is a plain list.
 */
export const exportIndex: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'ExportIndex' || !parent || index === undefined) return;
    const packages = readCounts();
    if (!packages) return file.fail('The coverage has not been counted yet. Run: npm run coverage', node.position);
    const items = packages
      .flatMap(({name, exports}) => exports.map((item) => ({...item, of: name})))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const list: List = {type: 'list', ordered: false, spread: false, children: items.map(itemOf)};
    const attributes = Object.entries({
      packages: valuesOf(items.map(({of}) => of)),
      kinds: valuesOf(items.map(({kind}) => kind)),
      total: String(items.length),
    }).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
    parent.children[index] = {...node, name: 'ExportFilter', attributes, children: [list]} as RootContent;
  });
};

const valuesOf = (values: readonly string[]): string => [...new Set(values)].sort().join(',');

const itemOf = ({name, kind, page, purpose, of}: ExportCoverage & {readonly of: string}): ListItem => ({
  type: 'listItem',
  spread: false,
  data: {hProperties: {'data-package': of, 'data-kind': kind}},
  children: [
    {
      type: 'paragraph',
      children: [
        page ? {type: 'link', url: page, children: [code(name)]} : code(name),
        {type: 'text', value: ` ${kind} of ${of}. ${purpose ?? ''}`},
      ],
    },
  ],
});

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
