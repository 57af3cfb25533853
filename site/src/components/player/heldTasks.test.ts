import {expect, test, vi} from 'vitest';
import {holdTasks, runOrHold} from './heldTasks.ts';

test('tasks run at once', () => {
  const task = vi.fn();
  runOrHold(task);
  expect(task).toHaveBeenCalledOnce();
});

test('tasks of a page that is evaluated ahead run once the reader may open it, and only once', () => {
  const task = vi.fn();
  const {stop, run} = holdTasks();
  runOrHold(task);
  stop();
  expect(task).not.toHaveBeenCalled();
  run();
  run();
  expect(task).toHaveBeenCalledOnce();
});

test('if the reader may open the page while it is evaluated, its other tasks run at once', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const {run} = holdTasks();
  runOrHold(before);
  run();
  expect(before).toHaveBeenCalledOnce();
  runOrHold(after);
  expect(after).toHaveBeenCalledOnce();
});

test('the end of one page does not end the next one', () => {
  const task = vi.fn();
  const first = holdTasks();
  const second = holdTasks();
  first.stop();
  runOrHold(task);
  expect(task).not.toHaveBeenCalled();
  second.run();
  expect(task).toHaveBeenCalledOnce();
});
