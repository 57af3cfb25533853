import {expect, test, vi} from 'vitest';
import {holdTasks, runOrHold} from './heldTasks.ts';

test('tasks run at once', () => {
  const task = vi.fn();
  runOrHold(task);
  expect(task).toHaveBeenCalledOnce();
});

test('tasks of a page that is evaluated ahead run once the reader may open it, and only once', async () => {
  const task = vi.fn();
  const release = await holdTasks(async () => runOrHold(task));
  expect(task).not.toHaveBeenCalled();
  release();
  release();
  expect(task).toHaveBeenCalledOnce();
});

test('after an error in a page, tasks run at once again', async () => {
  await expect(holdTasks(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const task = vi.fn();
  runOrHold(task);
  expect(task).toHaveBeenCalledOnce();
});
