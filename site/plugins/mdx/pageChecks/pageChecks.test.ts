import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, test, vi} from 'vitest';
import {pageChecks} from './pageChecks.ts';

// The counts are written before a build.
vi.mock('../../../../packages/content-model/readContentFile.ts', () => ({
  readContentFile: () => [{file: 'content/docs/a.mdx', run: 3, unproven: 1}],
}));

/** Returns the props of the summary that is added to a page with one sample. */
function createSummaryProps(
  frontMatter: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> | undefined {
  const tree: Root = {type: 'root', children: [{type: 'code', lang: 'ts', value: 'freeze();'}]};
  const transform = pageChecks.call({} as never) as unknown as (tree: Root, file: object) => void;
  transform(tree, {path: '/content/docs/a.mdx', data: {frontMatter}});
  const summary = tree.children.at(1) as unknown as MdxJsxFlowElement | undefined;
  return (
    summary &&
    Object.fromEntries(summary.attributes.map((item) => ('name' in item ? [item.name, item.value] : ['', ''])))
  );
}

test('counts the checks and names the version of the package', () => {
  expect(createSummaryProps({kind: 'reference', package: '@remotion/player'})).toEqual({
    facts: '0',
    samples: '1',
    run: '3',
    unproven: '1',
    package: '@remotion/player',
    version: '3.2.44',
  });
});

test('links to the file that the front matter names', () => {
  expect(createSummaryProps({kind: 'reference', source: 'packages/core/src/freeze.tsx'})).toMatchObject({
    source: 'https://github.com/remotion-dev/remotion/blob/v3.2.14/packages/core/src/freeze.tsx',
  });
});

test("doesn't add anything to a page without a kind", () => {
  expect(createSummaryProps({})).toBeUndefined();
});
