import preload from '@docusaurus/core/lib/client/preload';
import {deferTasks} from '../../src/components/player/deferredTasks.ts';
import {loadFullManifest, getMissingFiles} from './knownRoutes.ts';
import {prefetchFile} from './prefetchFile.ts';

/** Resolves when the prefetched pages have been evaluated, which happens one page at a time. */
let evaluated = Promise.resolve();

/** For each prefetched page, a function that starts what its evaluation has deferred, such as loading a demo. */
const startTasks = new Map<string, () => void>();

/** Resolves when the pages that the reader may be about to open have loaded. */
let preloading: Promise<unknown> = Promise.resolve();

/** Starts what the page that is being evaluated has deferred, and defers nothing more. */
let stopDeferring: (() => void) | undefined;

/**
 * Prefetches the page of a visible link. If it only needs its own scripts, it's also evaluated, so that a tap opens it
 * as fast as a click after hovering.
 */
export async function prefetchPage(path: string): Promise<void> {
  if (startTasks.has(path)) {
    return;
  }
  startTasks.set(path, () => {});
  try {
    await loadFullManifest();
    const missing = getMissingFiles(path);
    const prefetched = missing.filter(({url, isOwn}) => isOwn || url.endsWith('.css'));
    await Promise.all(prefetched.map(({url}) => prefetchFile(url)));
    // Otherwise, evaluating it would load scripts that many pages share.
    if (prefetched.length === missing.length) {
      evaluated = evaluated.then(waitUntilIdle).then(() => evaluate(path));
    }
  } catch (error) {
    // The next link to the page that becomes visible requests it again.
    startTasks.delete(path);
    throw error;
  }
}

/** Loads and evaluates the page of a link that the pointer is over. */
export async function preloadPage(path: string): Promise<void> {
  await loadFullManifest();
  // Otherwise, the tasks of this page would be deferred as if they belonged to the page that is being evaluated.
  stopDeferring?.();
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
  const {stop, run} = deferTasks();
  startTasks.set(path, run);
  stopDeferring = run;
  await preload(path);
  stopDeferring = undefined;
  stop();
}

function waitUntilIdle(): Promise<void> {
  // Safari doesn't have requestIdleCallback().
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}
