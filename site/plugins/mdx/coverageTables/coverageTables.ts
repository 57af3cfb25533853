import type {PhrasingContent, Root, RootContent, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {ExportCoverage, PackageCoverage} from '../../../../packages/content-model/coverage/readCoverage.ts';
import {readContentFile} from '../../../../packages/content-model/readContentFile.ts';
import type {ClaimCount} from '../../../../packages/content-model/claims/countClaims.ts';
import {scrollingTable} from '../tables/tables.ts';
import {getClaimsPath} from '../../postBuild/claims/getClaimsPath.ts';
import type {SampleCount} from '../../../../packages/content-model/coverage/countSamples.ts';

/**
 * Replaces `<CoverageTables />` with a summary and a table for each package, and `<ClaimsTable />` with what is
 * run on each page, based on the coverage data.
 */
export const coverageTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (!parent || index === undefined) {
      return;
    }
    if (node.name === 'ClaimsTable') {
      parent.children[index] = createPagesTable(readContentFile('claims.json'), readContentFile('samples.json'));
    }
    if (node.name !== 'CoverageTables') {
      return;
    }
    const packages = readContentFile('coverage.json');
    const summary = createSummary(packages, readContentFile('claims.json'));
    parent.children.splice(index, 1, summary, ...packages.flatMap(createDetails));
  });
};

function createPagesTable(claims: readonly ClaimCount[], samples: readonly SampleCount[]): RootContent {
  const titles = new Map([...claims, ...samples].map(({route, title}) => [route, title]));
  return createTable(
    ['Page', 'Statements run', 'Statements not run', 'Samples run', 'Live demos'],
    [...titles].map(([route, title]) => {
      const claim = claims.find((item) => item.route === route);
      const sample = samples.find((item) => item.route === route);
      return [
        [{type: 'link', url: route, children: [createText(title)]}],
        [claim ? createStatementsLink(claim) : createText('0 statements')],
        [createText(claim?.unproven ?? 0)],
        [createText(sample && sample.samples > 0 ? `${sample.run} of ${sample.samples}` : 'No samples')],
        [createText(sample?.demos ?? 0)],
      ];
    }),
  );
}

function createStatementsLink({route, run}: ClaimCount): PhrasingContent {
  const url = `pathname://${getClaimsPath(route)}`;
  return {type: 'link', url, children: [createText(run === 1 ? '1 statement' : `${run} statements`)]};
}

function createSummary(packages: readonly PackageCoverage[], claims: readonly ClaimCount[]): RootContent {
  return createTable(
    ['Package', 'Version', 'Exports', 'Documented', 'In samples', 'Statements run'],
    packages.map(({name, version, exports}) => [
      [createCode(name)],
      [createText(version)],
      [createText(exports.length)],
      [createText(exports.filter(({page}) => page).length)],
      [createText(exports.filter(({samples}) => samples > 0).length)],
      [createText(claims.filter((page) => page.package === name).reduce((sum, {run}) => sum + run, 0))],
    ]),
  );
}

function createDetails({name, exports}: PackageCoverage): RootContent[] {
  return [
    {type: 'heading', depth: 2, children: [createCode(name)]},
    createTable(['Export', 'Kind', 'Options', 'Samples', 'Since'], exports.map(createDetail)),
  ];
}

function createDetail({name, kind, page, members, samples, since}: ExportCoverage): PhrasingContent[][] {
  return [
    [page ? {type: 'link', url: page, children: [createCode(name)]} : createCode(name)],
    [createText(page ? kind : `${kind}, page not written yet`)],
    [createText(members)],
    [createText(samples)],
    [createText(since ?? '')],
  ];
}

function createText(value: string | number): PhrasingContent {
  return {type: 'text', value: String(value)};
}
function createCode(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/** A row of numbers is easier to compare with the next one on a single line, and on a phone, the page stays short. */
function createTable(head: readonly string[], rows: readonly PhrasingContent[][][]): RootContent {
  return {
    type: 'table',
    data: {hProperties: {className: [scrollingTable]}},
    children: [head.map((title) => [createText(title)]), ...rows].map((cells): TableRow => ({
      type: 'tableRow',
      children: cells.map((children): TableCell => ({type: 'tableCell', children})),
    })),
  };
}
