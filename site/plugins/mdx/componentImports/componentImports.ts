import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {createDescriptionsFile} from '../../data/docDescriptions/createDescriptionsFile.ts';
import {createImport} from '../createImport.ts';
import {findPlayerLabError} from './findPlayerLabError.ts';

const components = join(__dirname, '../../../src/components/authors');

/**
 * Imports the components that only some pages use, where they're used: demos, the cards of a category, diagrams, tools,
 * explorers. Other pages don't load them. Each is a folder such as `authors/diagrams/<Name>/<Name>.tsx`, whose name
 * is the name of the element. An unknown name in the attributes of a tool fails the build with the page, the line and
 * the known names.
 */
export const componentImports: Plugin<[], Root> = () => (tree, file) => {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const {name} = node;
    if (!name || !modules.has(name)) {
      return;
    }
    used.add(name);
    const problem = name === 'PlayerLab' ? findPlayerLabError(node) : undefined;
    if (problem) {
      file.fail(`<PlayerLab>: ${problem}.`, node.position);
    }
    if (name === 'PageCards') {
      node.attributes.push(descriptionsAttribute);
    }
  });
  tree.children.unshift(
    ...[...used].map((name) => createImport({imported: name, local: name}, modules.get(name) ?? '')),
  );
  if (used.has('PageCards')) {
    tree.children.unshift(
      createImport(
        {imported: 'default', local: descriptions},
        `@generated/doc-descriptions/default/${createDescriptionsFile(file.path)}`,
      ),
    );
  }
};

const descriptions = 'descriptionsOfPages';

const descriptionsAttribute: MdxJsxAttribute = {
  type: 'mdxJsxAttribute',
  name: 'descriptions',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: descriptions,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: descriptions}}],
      },
    },
  },
};

function getFolders(group: string): string[] {
  return (
    readdirSync(join(components, group), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
      // Other folders contain shared code.
      .filter((name) => existsSync(join(components, group, name, `${name}.tsx`)))
  );
}

const modules = new Map<string, string>([
  ['DemoFigure', '@site/src/components/player/DemoFigure/DemoFigure'],
  ['PageCards', '@site/src/components/authors/Cards/PageCards'],
  ...['diagrams', 'tools', 'explorers'].flatMap((group) =>
    getFolders(group).map((name): [string, string] => [name, `@site/src/components/authors/${group}/${name}/${name}`]),
  ),
]);
