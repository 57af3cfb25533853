import type {PhrasingContent, Root, RootContent, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {ExportCoverage, PackageCoverage} from '../../../checks/coverage/readCoverage';
import {readCounts} from './readCounts';

/** Replaces `<CoverageTables />` by a summary and a table for each package, from the counts of the content proofs. */
export const coverageTables: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'CoverageTables' || !parent || index === undefined) return;
    const packages = readCounts();
    if (!packages) return file.fail('The coverage has not been counted yet. Run: npm run coverage', node.position);
    parent.children.splice(index, 1, summary(packages), ...packages.flatMap(details));
  });
};

const summary = (packages: readonly PackageCoverage[]): RootContent =>
  table(
    ['Package', 'Version', 'Exports', 'Documented', 'In samples'],
    packages.map(({name, version, exports}) => [
      [code(name)],
      [text(version)],
      [text(exports.length)],
      [text(exports.filter(({page}) => page).length)],
      [text(exports.filter(({samples}) => samples > 0).length)],
    ]),
  );

const details = ({name, exports}: PackageCoverage): RootContent[] => [
  {type: 'heading', depth: 2, children: [code(name)]},
  table(['Export', 'Kind', 'Options', 'Samples', 'Since'], exports.map(detail)),
];

const detail = ({name, kind, page, members, samples, since}: ExportCoverage): PhrasingContent[][] => [
  [page ? {type: 'link', url: page, children: [code(name)]} : code(name)],
  [text(page ? kind : `${kind}, page not written yet`)],
  [text(members)],
  [text(samples)],
  [text(since ?? '')],
];

const text = (value: string | number): PhrasingContent => ({type: 'text', value: String(value)});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

const table = (head: readonly string[], rows: readonly PhrasingContent[][][]): RootContent => ({
  type: 'table',
  children: [head.map((title) => [text(title)]), ...rows].map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  })),
});
