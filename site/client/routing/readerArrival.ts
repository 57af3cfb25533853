/** What shows that somebody is in front of the page and may open another one. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Resolves when the reader does something on the page for the first time. */
export const readerArrival: Promise<void> = new Promise((resolve) => {
  const arrive = (): void => {
    for (const sign of signs) {
      window.removeEventListener(sign, arrive, true);
    }
    resolve();
  };
  for (const sign of signs) {
    window.addEventListener(sign, arrive, {capture: true, passive: true});
  }
});
