import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Model} from '../../../../packages/toolkit-model/model.ts';
import {readModelFile} from '../../../../packages/toolkit-model/readModelFile.ts';
import {readAttributes} from './attributes.ts';
import type {Resolver} from './Resolver.ts';
import {getAllowedValues, resolveFields, resolveOption, resolveSignature} from './resolve.ts';
import {createCodecTable} from './resolveCodecs.ts';
import {resolveFlag, resolveSetter} from './resolveFlags.ts';

/**
 * Adds facts from the packages: `<Option>`, `<Signature>`, `<Fields>`, `<AllowedValues>`, `<Flag>`, `<Setter>` and
 * `<CodecTable>` contain a name, and get its types and defaults at build time. A name that isn't in the packages fails
 * the build with the page, the line and similar names.
 */
export const packageFacts: Plugin<[], Root> = () => {
  const model = readModelFile('model.json');
  return (tree, file) => addFacts(tree, file, model);
};

function addFacts(tree: Root, file: VFile, model: Model): void {
  const frontMatter = file.data.frontMatter as {package?: string} | undefined;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const resolve = resolvers[node.name ?? ''];
    if (!resolve || !parent || index === undefined) {
      return;
    }
    const result = resolve(readAttributes(node), model, frontMatter?.package);
    if (result instanceof Error) {
      return file.fail(`<${node.name}>: ${result.message}`, node.position);
    }
    // Code without a position is known to be created.
    const position = result.type === 'code' ? undefined : node.position;
    parent.children[index] = {...result, position} as RootContent;
  });
}

const resolvers: Record<string, Resolver> = {
  Option: resolveOption,
  Signature: resolveSignature,
  Fields: resolveFields,
  AllowedValues: getAllowedValues,
  Flag: resolveFlag,
  Setter: resolveSetter,
  CodecTable: createCodecTable,
};
