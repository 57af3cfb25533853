import type {Code, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {installedModel} from '../packageFacts/installedModel';

const facts = new Set(['Option', 'Signature', 'Fields', 'AllowedValues', 'Flag', 'Setter']);
const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Ends a documentation page with what was checked on it: facts read from the packages, and compiled samples. */
export const pageStamp: Plugin<[], Root> = () => (tree, file) => {
  const frontMatter = file.data.frontMatter as {kind?: string; package?: string} | undefined;
  if (!frontMatter?.kind) return;
  const counts = {facts: 0, samples: 0};
  visit(tree, (node: Node) => {
    if (node.type === 'mdxJsxFlowElement' && facts.has((node as MdxJsxFlowElement).name ?? '')) counts.facts++;
    if (node.type === 'code' && compiled.has((node as Code).lang ?? '')) counts.samples++;
  });
  if (counts.facts + counts.samples === 0) return;
  tree.children.push(stamp({...counts, ...versionOf(frontMatter.package ?? 'remotion')}) as never);
};

const versionOf = (name: string): {package: string; version: string} => {
  const found = installedModel().packages.find((item) => item.name === name);
  return {package: name, version: found?.version ?? ''};
};

const stamp = (props: Readonly<Record<string, string | number>>): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'PageStamp',
  attributes: Object.entries(props).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: String(value)})),
  children: [],
});
