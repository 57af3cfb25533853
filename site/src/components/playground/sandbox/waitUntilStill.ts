import {renderDelays} from './renderDelays.ts';

/** Milliseconds after which a frame that is still loading causes an error, as in a render. */
const timeoutMs = 20_000;

/** Waits until everything in a rendered frame has loaded. Rejects with a message for the reader after 20 seconds. */
export async function waitUntilStill(node: HTMLElement, frame: number): Promise<void> {
  const started = performance.now();
  let hasWaited: boolean;
  do {
    hasWaited = !isStill(node);
    while (!isStill(node)) {
      if (performance.now() - started > timeoutMs) {
        throw new Error(`Frame ${frame} didn’t finish loading within 20 seconds. ${findReason()}`);
      }
      await waitForPaint();
    }
    // React renders new state in a later task, so what has been loaded appears after the render was continued.
    if (hasWaited) {
      await waitForPaint();
    }
  } while (hasWaited);
  await document.fonts.ready;
}

function findReason(): string {
  const [called, open] = [renderDelays.count(), renderDelays.openCount()];
  if (open === 0) {
    return 'Check that its images and videos load.';
  }
  return called === 1
    ? 'The handle of delayRender() wasn’t passed to continueRender().'
    : `The code has called delayRender() ${called} times, and ${open} of the handles ${open === 1 ? 'wasn’t' : 'weren’t'} passed to continueRender().`;
}

function isStill(node: HTMLElement): boolean {
  return (
    window.ready &&
    [...node.querySelectorAll('img')].every(({complete}) => complete) &&
    [...node.querySelectorAll('video')].every(({seeking, readyState}) => !seeking && readyState >= 2)
  );
}

/** If the page isn't visible, there are no animation frames. 50 milliseconds are longer than two of them. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 50);
  });
}
