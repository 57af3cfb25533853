import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributesOf} from './attributes';
import type {Resolver} from './Resolver';
import {allowedValues, fields, option, signature} from './resolve';
import {codecTable} from './resolveCodecs';
import {flag, setter} from './resolveFlags';

/**
 * Fills in what the packages say: `<Option>`, `<Signature>`, `<Fields>`, `<AllowedValues>`, `<Flag>`, `<Setter>` and
 * `<CodecTable>` name something of them, and get its types and defaults here, at build time. A name that the packages do not have fails the build with the
 * page, the line and the nearest names.
 */
export const packageFacts: Plugin<[], Root> = () => (tree, file) => {
  const frontMatter = file.data.frontMatter as {package?: string} | undefined;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const resolve = resolvers[node.name ?? ''];
    if (!resolve || !parent || index === undefined) return;
    const result = resolve(attributesOf(node), frontMatter?.package);
    if (result instanceof Error) file.fail(`<${node.name}>: ${result.message}`, node.position);
    parent.children[index] = {...result, position: node.position} as RootContent;
  });
};

const resolvers: Record<string, Resolver> = {
  Option: option,
  Signature: signature,
  Fields: fields,
  AllowedValues: allowedValues,
  Flag: flag,
  Setter: setter,
  CodecTable: codecTable,
};
