type Task = () => void;

let held: Task[] | undefined;

/** Runs a task, or stores it for later if the script of its page is being evaluated ahead of time. */
export function runOrHold(task: Task): void {
  if (held) {
    held.push(task);
  } else {
    task();
  }
}

/** Evaluates the script of a page that may never be opened. Returns a function that runs the tasks that were postponed. */
export async function holdTasks(evaluate: () => Promise<unknown>): Promise<Task> {
  const own: Task[] = [];
  held = own;
  try {
    await evaluate();
  } finally {
    held = undefined;
  }
  return () => own.splice(0).forEach((task) => task());
}
