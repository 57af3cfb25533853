import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {cacheProblems} from './cacheProblems.ts';
import type {Problem} from './problem.ts';

test('checks a source once, and returns its problems each time', () => {
  const problem = {file: 'content/docs/a.mdx', line: 3, message: 'TS7006', fix: 'Add a type'};
  let checked = 0;
  const check = (source: string): Problem[] =>
    cacheProblems('problems-of-test', ['checks/problem.ts'], source, () => {
      checked++;
      return [{...problem, message: source}];
    });
  const [one, other] = [randomUUID(), randomUUID()];
  expect(check(one)).toEqual([{...problem, message: one}]);
  expect(check(one)).toEqual([{...problem, message: one}]);
  expect(check(other)).toEqual([{...problem, message: other}]);
  expect(checked).toBe(2);
});
