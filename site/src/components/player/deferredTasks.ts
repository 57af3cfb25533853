type Task = () => void;

let deferredTasks: Task[] | undefined;

/** Runs a task, or defers it if the script of its page is only evaluated in advance. */
export function runOrDefer(task: Task): void {
  if (deferredTasks) {
    deferredTasks.push(task);
  } else {
    task();
  }
}

/**
 * Defers tasks while the script of a page is evaluated that may never be opened, until one of two functions is called:
 * `stop` when the script has been evaluated, or `run`, which also runs the tasks, when the reader may open the page.
 */
export function deferTasks(): {readonly stop: Task; readonly run: Task} {
  const own: Task[] = [];
  deferredTasks = own;
  const stop = (): void => {
    deferredTasks = deferredTasks === own ? undefined : deferredTasks;
  };
  return {
    stop,
    run: () => {
      stop();
      own.splice(0).forEach((task) => task());
    },
  };
}
