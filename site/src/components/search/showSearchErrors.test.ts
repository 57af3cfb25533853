import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {showSearchErrors} from './showSearchErrors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls a search like the dialog does, and records the notifications. */
function createDialog(search: (query: string) => Promise<string>) {
  const told: string[] = [];
  const painted = showSearchErrors(search);
  const type = (query: string): void => {
    painted(query)
      .catch((error: Error) => {
        told.push(error.name);
        throw error;
      })
      .then((response) => told.push(String(response)));
  };
  return {told, type};
}

describe('showSearchErrors', () => {
  test('passes on results', async () => {
    const {told, type} = createDialog(async (query) => `hits for ${query}`);
    type('a');
    await vi.runAllTimersAsync();
    expect(told).toEqual(['hits for a']);
  });

  test("reports any failure as a failure of all hosts after the dialog's timer, and nothing after that", async () => {
    const {told, type} = createDialog(() => Promise.reject(new SyntaxError('not JSON')));
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['RetryError']);
  });

  test('does not report anything for an outdated search', async () => {
    const {told, type} = createDialog((query) =>
      query === 'a' ? Promise.reject(new Error('late')) : Promise.resolve('hits'),
    );
    type('a');
    type('ab');
    await vi.runAllTimersAsync();
    expect(told).toEqual(['hits']);
  });
});
