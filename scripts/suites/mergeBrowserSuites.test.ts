import {expect, test} from 'vitest';
import {mergeBrowserSuites} from './browserSuites.ts';
import type {Suite} from './runSuite.ts';

function createSuite(title: string, suite: Partial<Suite> = {}): Suite {
  const command = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', `e2e/${title}/`];
  return {title, command, sharesBrowserRun: true, ...suite};
}

test('merges suites that have the same variables', () => {
  const changed = {variables: {CHANGED_FILES: 'content/docs/license.mdx'}};
  const suites = [createSuite('search'), createSuite('examples', changed), createSuite('tools')];
  expect(mergeBrowserSuites(suites).map(({title, command}) => [title, ...command.slice(5)])).toEqual([
    ['search\n  tools', 'e2e/search/', 'e2e/tools/'],
    ['examples', 'e2e/examples/'],
  ]);
});

test("doesn't merge suites that need all cores, and puts them first", () => {
  const suites = [createSuite('search'), createSuite('projects', {sharesBrowserRun: false}), createSuite('tools')];
  expect(mergeBrowserSuites(suites).map(({title}) => title)).toEqual(['projects', 'search\n  tools']);
});
