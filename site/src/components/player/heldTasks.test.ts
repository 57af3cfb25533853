import {expect, test, vi} from 'vitest';
import {holdTasks, runOrHold} from './heldTasks.ts';

test('runs tasks immediately', () => {
  const task = vi.fn();
  runOrHold(task);
  expect(task).toHaveBeenCalledOnce();
});

test('postpones the tasks of a page that is evaluated ahead of time, then runs them only once', async () => {
  const task = vi.fn();
  const release = await holdTasks(async () => runOrHold(task));
  expect(task).not.toHaveBeenCalled();
  release();
  release();
  expect(task).toHaveBeenCalledOnce();
});

test('runs tasks immediately again after a page has failed to load', async () => {
  await expect(holdTasks(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const task = vi.fn();
  runOrHold(task);
  expect(task).toHaveBeenCalledOnce();
});
