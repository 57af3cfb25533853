import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {root} from '../../packages/tooling/root.ts';
import {pagesSuite} from './browserSuites.ts';
import {checkSuites} from './checkSuites.ts';
import {partSuites} from './partSuites.ts';

function listFiles(...paths: readonly string[]): readonly string[] {
  return spawnSync('git', ['ls-files', '--', ...paths], {cwd: root, encoding: 'utf8'})
    .stdout.split('\n')
    .filter((file) => file !== '');
}

test('all inputs exist', () => {
  const paths = [...checkSuites, ...partSuites].flatMap(({inputs = [], items = []}) => [...inputs, ...items]);
  const missing = paths.filter((path) => listFiles(path).length === 0);
  expect(missing).toEqual([]);
});

test('every browser test is in one suite', () => {
  const suites = [pagesSuite, ...partSuites].map(({command}) => command.filter((part) => part.startsWith('e2e/')));
  const counts = listFiles(':(glob)e2e/**/*.spec.ts').map((file): [string, number] => [
    file,
    suites.filter((suite) => suite.some((path) => file.startsWith(path))).length,
  ]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});
