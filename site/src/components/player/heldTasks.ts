type Task = () => void;

let held: Task[] | undefined;

/** Runs a task, or keeps it for later if the script of its page is only evaluated ahead. */
export function runOrHold(task: Task): void {
  if (held) {
    held.push(task);
  } else {
    task();
  }
}

/** Evaluates the script of a page that may never be opened. Returns a function that runs the tasks it has started. */
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
