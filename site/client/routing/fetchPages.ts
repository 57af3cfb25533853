import preload from '@docusaurus/core/lib/client/preload';
import {holdTasks} from '../../src/components/player/heldTasks.ts';
import {loadFullManifest, getFiles} from './knownRoutes.ts';
import {hasLoaded, prefetchFile} from './prefetchFile.ts';

/** Resolves when the prefetched pages have been evaluated, which happens one page at a time. */
let evaluated = Promise.resolve();

/** For each prefetched page, a function that starts what its evaluation has postponed, such as loading a demo. */
const startTasks = new Map<string, () => void>();

/** Resolves when the pages that the reader may be about to open have loaded. */
let preloading: Promise<unknown> = Promise.resolve();

/** Starts what the page that is being evaluated has postponed, and postpones nothing more. */
let stopHolding: (() => void) | undefined;

/**
 * Prefetches the page of a visible link. If it only needs its own scripts, it's also evaluated, so that a tap opens it
 * as fast as a click after hovering.
 */
export async function prefetchPage(path: string): Promise<void> {
  if (startTasks.has(path)) {
    return;
  }
  startTasks.set(path, () => {});
  await loadFullManifest();
  const files = getFiles(path);
  // Evaluating it loads nothing else.
  const isComplete = files.every(({url, isOwn}) => isOwn || hasLoaded(url));
  const isAhead = ({url, isOwn}: (typeof files)[number]): boolean => isOwn || url.endsWith('.css');
  await Promise.all(files.filter(isAhead).map(({url}) => prefetchFile(url)));
  if (isComplete) {
    evaluated = evaluated.then(waitUntilIdle).then(() => evaluate(path));
  }
}

/** Loads and evaluates the page of a link that the pointer is over. */
export async function preloadPage(path: string): Promise<void> {
  await loadFullManifest();
  // Otherwise, the tasks of this page would be held as if they belonged to the page that is being evaluated.
  stopHolding?.();
  const loaded = preload(path);
  preloading = Promise.all([preloading, loaded]);
  await loaded;
  startTasks.get(path)?.();
}

async function evaluate(path: string): Promise<void> {
  let awaited: typeof preloading | undefined;
  while (awaited !== preloading) {
    awaited = preloading;
    await awaited;
  }
  const {stop, run} = holdTasks();
  startTasks.set(path, run);
  stopHolding = run;
  await preload(path);
  stopHolding = undefined;
  stop();
}

function waitUntilIdle(): Promise<void> {
  // Safari doesn't have requestIdleCallback().
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}
