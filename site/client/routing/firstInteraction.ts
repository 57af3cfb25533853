/** The events of a reader who may open another page soon. */
const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Resolves when the reader does something on the page for the first time. */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  const finish = (): void => {
    for (const event of events) {
      window.removeEventListener(event, finish, true);
    }
    resolve();
  };
  for (const event of events) {
    window.addEventListener(event, finish, {capture: true, passive: true});
  }
});
