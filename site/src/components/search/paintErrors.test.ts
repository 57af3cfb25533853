import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {paintErrors} from './paintErrors';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls a search as the dialog does, and notes what it is told. */
const dialog = (search: (query: string) => Promise<string>) => {
  const told: string[] = [];
  const painted = paintErrors(search);
  const type = (query: string): void => {
    painted(query)
      .catch((error: Error) => {
        told.push(error.name);
        throw error;
      })
      .then((response) => told.push(String(response)));
  };
  return {told, type};
};

describe('paintErrors', () => {
  test('passes results on', async () => {
    const {told, type} = dialog(async (query) => `hits for ${query}`);
    type('a');
    await vi.runAllTimersAsync();
    expect(told).toEqual(['hits for a']);
  });

  test('tells any failure as one of all hosts, after the timer of the dialog, and nothing after it', async () => {
    const {told, type} = dialog(() => Promise.reject(new SyntaxError('not JSON')));
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['RetryError']);
  });

  test('is silent about a search that is no longer the newest', async () => {
    const {told, type} = dialog((query) =>
      query === 'a' ? Promise.reject(new Error('late')) : Promise.resolve('hits'),
    );
    type('a');
    type('ab');
    await vi.runAllTimersAsync();
    expect(told).toEqual(['hits']);
  });
});
