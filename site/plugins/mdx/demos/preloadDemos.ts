import type {Program} from 'estree';
import type {Root, RootContent} from 'hast';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import type {DemoFacts} from '../../../src/components/player/DemoFacts.ts';
import {createImport} from '../createImport.ts';

/**
 * Makes a page load the first demo on its first screen when its script runs, so that the demo is there when a reader
 * follows a link that the pointer was over. Runs after `firstScreen`, which wraps all other demos.
 */
export const preloadDemos: Plugin<[], Root> = () => (tree) => {
  const [facts] = tree.children.flatMap(readFacts);
  if (facts) {
    tree.children.unshift(
      createImport({imported: call, local: call}, `@site/src/components/player/${call}`),
      createCall(facts),
    );
  }
};

const call = 'preloadDemo';

function readFacts(node: RootContent): DemoFacts[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'DemoFigure') {
    return [];
  }
  const facts = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'facts');
  return typeof facts?.value === 'object' && facts.value ? [JSON.parse(facts.value.value) as DemoFacts] : [];
}

function createCall({name, poster, loads}: DemoFacts): MdxjsEsm {
  const body: Program['body'] = [
    {
      type: 'ExpressionStatement',
      expression: {
        type: 'CallExpression',
        optional: false,
        callee: {type: 'Identifier', name: call},
        arguments: [valueToEstree({name, poster, loads})],
      },
    },
  ];
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body}}};
}
