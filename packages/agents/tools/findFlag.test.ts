import {expect, test} from 'vitest';
import type {DocPage} from '../data/AgentData.ts';
import {findFlag} from './findFlag.ts';

function createPage(path: string, titles: readonly string[]): DocPage {
  const headings = titles.map((title) => ({title, anchor: title.replace(/,.*/, '')}));
  return {path, title: '', description: '', markdown: '', headings};
}

const pages = [
  createPage('/docs/cli/render', ['--crf', '--quiet, -q']),
  createPage('/docs/cli/flags', ['--crf', '--quiet, -q']),
  createPage('/docs/lambda/cli', ['--memory']),
];

test.each([
  ['--crf', '/docs/cli/flags', '--crf'],
  ['--quiet', '/docs/cli/flags', '--quiet'],
  ['--memory', '/docs/lambda/cli', '--memory'],
])('finds %s', (flag, path, anchor) => {
  expect(findFlag(pages, flag)).toMatchObject({page: {path}, heading: {anchor}});
});

test.each(['--qui', 'quiet', '/docs/cli/flags'])('returns nothing for %s', (name) => {
  expect(findFlag(pages, name)).toBeUndefined();
});
