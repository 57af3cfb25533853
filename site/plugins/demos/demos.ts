import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type DemoOnDisk, demoFolders, readDemo} from '../../../demos/readDemos';
import {nearest} from '../../../reference/nearest';
import {attributesOf} from '../packageFacts/attributes';
import {demoFacts} from './demoFacts';

/**
 * Makes of `<Demo name="fade-in" />` the frame of that demo, with its facts, its poster and its source.
 * An unknown name fails the build with the page, the line and the nearest names.
 */
export const demos: Plugin<[], Root> = () => async (tree, file) => {
  const elements: {node: MdxJsxFlowElement; replace: (frame: RootContent) => void}[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'Demo' || !parent || index === undefined) return;
    elements.push({node, replace: (frame) => void (parent.children[index] = frame)});
  });
  for (const {node, replace} of elements) {
    const {name} = attributesOf(node);
    if (typeof name !== 'string' || !demoFolders().includes(name))
      return file.fail(
        `<Demo>: there is no demo "${String(name)}". Nearest: ${nearest(String(name), demoFolders()).join(', ')}.`,
        node.position,
      );
    replace(frameOf(await readDemo(name)));
  }
};

const frameOf = (found: DemoOnDisk): RootContent => {
  const code: Code = {type: 'code', lang: 'tsx', value: found.source.trimEnd()};
  const frame: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'DemoFrame',
    attributes: [expression('facts', demoFacts(found))],
    children: [code],
  };
  return frame as RootContent;
};

const expression = (name: string, value: unknown): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
      },
    },
  },
});
