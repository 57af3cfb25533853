import {afterEach, beforeEach, expect, vi} from 'vitest';
import {addProblem, takeProblems} from './problems.ts';

// As in the tests of the built site, an error or a warning that a test doesn't expect fails it.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => addProblem(`${level}: ${words.join(' ')}`));
  }
});

afterEach(() => {
  window.history.replaceState(undefined, '', window.location.pathname);
  expect(takeProblems()).toEqual([]);
});
