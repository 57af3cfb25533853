import {describe, expect, test} from 'vitest';
import {judge} from './judge.ts';
import type {Proof} from './Proof.ts';
import {tableOf} from './tableOf.ts';

const sections = [{number: 4, title: 'States', statements: {open: 'It opens', close: 'It | closes'}, open: ['How.']}];
const proof: Proof = {file: 'e2e/door.spec.ts', title: 'door › opens', passed: true, proves: ['4.open', '4.close']};

describe('judge', () => {
  test('is content when a passing test proves each statement', () => {
    expect(judge(sections, [proof])).toEqual([]);
  });

  test('names a statement without a test, and how to prove it', () => {
    expect(judge(sections, [{...proof, proves: ['4.open']}])).toEqual([
      "4.close: no test that passed proves it. Cite it in one: proves('4.close').",
    ]);
  });

  test('does not take a failed test for a proof', () => {
    expect(judge(sections, [{...proof, passed: false}])).toHaveLength(2);
  });

  test('names a test that cites what is not a statement', () => {
    expect(judge(sections, [proof, {...proof, proves: ['4.lock']}])).toEqual([
      '4.lock: there is no such statement, but e2e/door.spec.ts cites it in “door › opens”.',
    ]);
  });
});

test('the table links each statement to the tests that passed, each once, and says what is open', () => {
  const table = tableOf(sections, [proof, proof, {...proof, title: 'fails', passed: false}], '../');
  expect(table).toContain('2 statements, 1 test');
  expect(table).toContain('## 4. States');
  expect(table).toContain('| It opens<br>`4.open` | [door › opens](../e2e/door.spec.ts) |');
  expect(table).toContain('| It \\| closes<br>`4.close` |');
  expect(table).toContain('Left open: How.');
  expect(table).not.toContain('fails');
});
