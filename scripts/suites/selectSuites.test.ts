import {beforeEach, describe, expect, test, vi} from 'vitest';
import {listFiles} from './findChangedFiles.ts';
import type {Suite} from './runSuite.ts';
import {incrementalBrowserSuites} from './browserSuites.ts';
import {incrementalSuites} from './incrementalSuites.ts';
import {selectSuites} from './selectSuites.ts';

const print = vi.spyOn(console, 'log');
beforeEach(() => void print.mockReset().mockReturnValue());

/** Selects suites as if only some files had changed. */
function select(suites: readonly Suite[], changed: readonly string[]): Promise<readonly Suite[]> {
  return selectSuites(suites, '0123456789abcdef', (paths) =>
    paths.length === 0 ? changed : listFiles(paths).filter((file) => changed.includes(file)),
  );
}

const suite: Suite = {
  title: 'Costs',
  command: [],
  entries: ['packages/planner-core/lambda/estimateCost.test.ts'],
  inputs: ['docs'],
  items: [':(glob)content/docs/*.mdx'],
};
const item = 'content/docs/license.mdx';

test.each([
  ['an entry', 'packages/planner-core/lambda/estimateCost.test.ts'],
  ['a file that an entry imports', 'packages/planner-core/lambda/estimateCost.ts'],
  ['a file that others import for an entry', 'packages/planner-core/lambda/lambdaPrices.ts'],
  ['the package that generates an imported file', 'packages/toolkit-model/build.ts'],
  ['an input', 'docs/settings.md'],
  ['the installed packages', 'package-lock.json'],
])('selects the whole suite after a change of %s', async (_, file) => {
  expect(await select([suite], [file, item])).toEqual([suite]);
  expect(print).not.toHaveBeenCalled();
});

test('selects only the items that have changed if nothing else has', async () => {
  expect(await select([suite], [item])).toEqual([
    {...suite, title: 'Costs, those that changed', variables: {CHANGED_FILES: item}},
  ]);
});

test('skips a suite after a change of files that it neither runs nor reads', async () => {
  const others = [
    'packages/planner-core/lambda/formatDollars.test.ts',
    'packages/toolkit-model/README.md',
    'packages/toolkit-model/versions.test.ts',
  ];
  expect(await select([suite], others)).toEqual([]);
  expect(print.mock.calls.flat()).toEqual([
    '\n▸ Costs\n  skipped: nothing that it runs or reads has changed since 01234567, the last run that passed',
  ]);
});

test('always selects a suite that declares nothing', async () => {
  expect(await select([{title: 'Format', command: []}], [])).toHaveLength(1);
});

test('skips suites that read facts about packages after a change of their README', async () => {
  const samples = incrementalSuites.filter(({title}) => title === 'Samples and guides');
  expect(samples).toHaveLength(1);
  expect(await select(samples, ['packages/toolkit-model/README.md'])).toEqual([]);
  expect(await select(samples, ['packages/toolkit-model/versions.ts'])).toEqual(samples);
});

test('selects all tests in a browser after a change of what every page loads', async () => {
  expect(await select(incrementalBrowserSuites, ['site/src/css/tokens.css'])).toEqual(incrementalBrowserSuites);
});

describe('a suite that opens the pages that it names', () => {
  const tables: Suite = {
    title: 'Tables',
    command: [],
    entries: ['e2e/behavior/tables.spec.ts'],
    dependsOnNamedPages: true,
  };

  test('is selected when one of them changes', async () => {
    expect(await select([tables], ['content/docs/coverage.mdx'])).toEqual([tables]);
  });

  test('is skipped when another page changes', async () => {
    expect(await select([tables], ['content/docs/skia/skia-canvas.mdx'])).toEqual([]);
  });
});
