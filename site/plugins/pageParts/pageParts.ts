import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {descriptionsFile} from '../docDescriptions/descriptionsFile';
import {playerLabFault} from './playerLabFault';

const components = join(__dirname, '../../src/components');

/**
 * Imports what only some pages use, where it is used: the frame of demos, the cards of a category, diagrams, tools,
 * explorers. All other pages load nothing of it. Each is a folder such as `components/diagrams/<Name>/<Name>.tsx`; its
 * name is the element. What a page asks of a tool that does not exist fails the build with the page, the line and the
 * names.
 */
export const pageParts: Plugin<[], Root> = () => (tree, file) => {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const {name} = node;
    if (!name || !parts.has(name)) return;
    used.add(name);
    const fault = name === 'PlayerLab' ? playerLabFault(node) : undefined;
    if (fault) file.fail(`<PlayerLab>: ${fault}.`, node.position);
    if (name === 'PageCards') node.attributes.push(descriptionsAttribute);
  });
  tree.children.unshift(...[...used].map((name) => importOf({imported: name, local: name}, parts.get(name) ?? '')));
  if (used.has('PageCards'))
    tree.children.unshift(
      importOf(
        {imported: 'default', local: descriptions},
        `@generated/doc-descriptions/default/${descriptionsFile(file.path)}`,
      ),
    );
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

const foldersOf = (group: string): string[] =>
  readdirSync(join(components, group), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    // Other folders hold what the parts share.
    .filter((name) => existsSync(join(components, group, name, `${name}.tsx`)));

const parts = new Map<string, string>([
  ['DemoFrame', '@site/src/components/player/DemoFrame/DemoFrame'],
  ['PageCards', '@site/src/components/mdx/Cards/PageCards'],
  ...['diagrams', 'tools', 'explorers'].flatMap((group) =>
    foldersOf(group).map((name): [string, string] => [name, `@site/src/components/${group}/${name}/${name}`]),
  ),
]);

const importOf = ({imported, local}: Readonly<Record<'imported' | 'local', string>>, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [
            {
              type: 'ImportSpecifier',
              imported: {type: 'Identifier', name: imported},
              local: {type: 'Identifier', name: local},
            },
          ],
          source: {type: 'Literal', value: source},
          attributes: [],
        },
      ],
    },
  },
});
