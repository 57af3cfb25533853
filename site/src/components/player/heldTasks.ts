type Task = () => void;

let heldTasks: Task[] | undefined;

/** Runs a task, or keeps it for later if the script of its page is only evaluated ahead. */
export function runOrHold(task: Task): void {
  if (heldTasks) {
    heldTasks.push(task);
  } else {
    task();
  }
}

/**
 * Holds tasks while the script of a page is evaluated that may never be opened, until one of two functions is called:
 * `stop` when the script has been evaluated, or `run`, which also runs the tasks, when the reader may open the page.
 */
export function holdTasks(): {readonly stop: Task; readonly run: Task} {
  const own: Task[] = [];
  heldTasks = own;
  const stop = (): void => {
    heldTasks = heldTasks === own ? undefined : heldTasks;
  };
  return {
    stop,
    run: () => {
      stop();
      own.splice(0).forEach((task) => task());
    },
  };
}
