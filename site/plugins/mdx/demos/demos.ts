import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type DemoOnDisk, findDemoFolders, readDemo} from '../../../../demos/readDemos.ts';
import {findNearestNames} from '../../../../packages/toolkit-model/findNearestNames.ts';
import {readAttributes} from '../packageFacts/attributes.ts';
import {readDemoFacts} from '../../data/demos/readDemoFacts.ts';

/**
 * Replaces `<Demo name="fade-in" />` with the demo's component, including its data, poster and source. An unknown name
 * fails the build with the page, the line and similar names.
 */
export const demos: Plugin<[], Root> = () => async (tree, file) => {
  const elements: {node: MdxJsxFlowElement; replace: (figure: RootContent) => void}[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'Demo' || !parent || index === undefined) {
      return;
    }
    elements.push({node, replace: (figure) => void (parent.children[index] = figure)});
  });
  for (const {node, replace} of elements) {
    const {name} = readAttributes(node);
    if (typeof name !== 'string' || !findDemoFolders().includes(name)) {
      return file.fail(
        `<Demo>: there is no demo "${String(name)}". Nearest: ${findNearestNames(String(name), findDemoFolders()).join(', ')}.`,
        node.position,
      );
    }
    replace(createFigure(await readDemo(name)));
  }
};

function createFigure(found: DemoOnDisk): RootContent {
  const code: Code = {type: 'code', lang: 'tsx', value: found.source.trimEnd()};
  const figure: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'DemoFigure',
    attributes: [createExpression('facts', readDemoFacts(found))],
    children: [code],
  };
  return figure as RootContent;
}

function createExpression(name: string, value: unknown): MdxJsxAttribute {
  return {
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
  };
}
