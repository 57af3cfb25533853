import type {Code, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {ClaimCount} from '../../../../packages/content-model/claims/countClaims.ts';
import {getSourceUrl} from '../../../../packages/content-model/getSourceUrl.ts';
import {readContentFile} from '../../../../packages/content-model/readContentFile.ts';
import {readModelFile} from '../../../../packages/toolkit-model/readModelFile.ts';

const facts = new Set(['Option', 'Signature', 'Fields', 'AllowedValues', 'Flag', 'Setter']);
const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/**
 * Adds a summary of the checks to the end of a documentation page: facts from the packages, compiled samples, and
 * statements that are run. Links to the source code if the front matter names its file.
 */
export const pageChecks: Plugin<[], Root> = () => {
  const claims = readContentFile('claims.json');
  const versions = new Map(readModelFile('model.json').packages.map(({name, version}) => [name, version]));
  return (tree, file) => addSummary(tree, file, claims, versions);
};

function addSummary(
  tree: Root,
  file: VFile,
  claims: readonly ClaimCount[],
  versions: ReadonlyMap<string, string>,
): void {
  const frontMatter = file.data.frontMatter as {kind?: string; package?: string; source?: string} | undefined;
  if (!frontMatter?.kind) {
    return;
  }
  const {run = 0, unproven = 0} = claims.find((page) => file.path.endsWith(page.file)) ?? {};
  const counts = {facts: 0, samples: 0, run, unproven};
  visit(tree, (node: Node) => {
    if (node.type === 'mdxJsxFlowElement' && facts.has((node as MdxJsxFlowElement).name ?? '')) {
      counts.facts++;
    }
    if (node.type === 'code' && compiled.has((node as Code).lang ?? '')) {
      counts.samples++;
    }
  });
  if (counts.facts + counts.samples + run + unproven === 0) {
    return;
  }
  const {package: name = 'remotion', source} = frontMatter;
  const props = {...counts, package: name, version: versions.get(name) ?? ''};
  tree.children.push(createSummary(source === undefined ? props : {...props, source: getSourceUrl(source)}) as never);
}

function createSummary(props: Readonly<Record<string, string | number>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'PageChecks',
    attributes: Object.entries(props).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: String(value)})),
    children: [],
  };
}
