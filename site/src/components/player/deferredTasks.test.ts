import {expect, test, vi} from 'vitest';
import {deferTasks, runOrDefer} from './deferredTasks.ts';

test('tasks run at once', () => {
  const task = vi.fn();
  runOrDefer(task);
  expect(task).toHaveBeenCalledOnce();
});

test('tasks of a page that is evaluated ahead run once the reader may open it, and only once', () => {
  const task = vi.fn();
  const {stop, run} = deferTasks();
  runOrDefer(task);
  stop();
  expect(task).not.toHaveBeenCalled();
  run();
  run();
  expect(task).toHaveBeenCalledOnce();
});

test('if the reader may open the page while it is evaluated, its other tasks run at once', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const {run} = deferTasks();
  runOrDefer(before);
  run();
  expect(before).toHaveBeenCalledOnce();
  runOrDefer(after);
  expect(after).toHaveBeenCalledOnce();
});

test('the end of one page does not end the next one', () => {
  const task = vi.fn();
  const first = deferTasks();
  const second = deferTasks();
  first.stop();
  runOrDefer(task);
  expect(task).not.toHaveBeenCalled();
  second.run();
  expect(task).toHaveBeenCalledOnce();
});
