import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';
import {getDocumentRoute} from '../documentRoute.ts';
import {readSampleRuns} from '../samples/readSampleRuns.ts';
import {getSamples} from '../samples/sample.ts';

/** How many samples of a page are run, and how many demos it has. */
export type SampleCount = {
  readonly route: string;
  readonly title: string;
  /** The number of TypeScript and JavaScript samples that `npm run samples` or `npm run integration` runs. */
  readonly run: number;
  /** The number of all of them, apart from those that show a mistake on purpose or only contain types. */
  readonly samples: number;
  /** The number of demos, explorers and Players that readers can try. */
  readonly demos: number;
};

/** Counts the samples and demos of each page of the documentation that has any. */
export function countSamples(pages: readonly Page[]): SampleCount[] {
  return pages.flatMap((page) => {
    const route = getDocumentRoute(page);
    const runs = readSampleRuns(getSamples(page)).filter(({hasCode}) => hasCode);
    const count = {
      run: runs.filter(({kind}) => kind !== 'none').length,
      samples: runs.length,
      demos: countDemos(page),
    };
    return route !== undefined && count.samples + count.demos > 0
      ? [{route, title: String(page.frontMatter.title), ...count}]
      : [];
  });
}

function countDemos({tree}: Page): number {
  let count = 0;
  visit(tree, 'mdxJsxFlowElement', ({name}: MdxJsxFlowElement) => {
    if (/^(?:Demo|PlayerLab|\w+Explorer)$/.test(name ?? '')) {
      count++;
    }
  });
  return count;
}
