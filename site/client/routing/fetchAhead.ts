import preload from '@docusaurus/core/lib/client/preload';
import {holdTasks} from '@site/src/components/player/heldTasks';
import {prefersReducedData} from '@site/src/components/ui/prefersReducedData';
import prefetchFile, {hasLoaded} from './prefetchFile.ts';
import {loadFullManifest, getFiles} from './knownRoutes.ts';
import {firstInteraction} from './firstInteraction.ts';

type Fetch = typeof window.docusaurus.prefetch;

/** Resolves when the prefetched pages have been evaluated, which happens one page at a time. */
let evaluated = Promise.resolve();

/** For each prefetched page, a function that starts what its evaluation has postponed, such as loading a demo. */
const startTasks = new Map<string, () => void>();

async function evaluate(path: string): Promise<void> {
  const {stop, run} = holdTasks();
  startTasks.set(path, run);
  await preload(path);
  stop();
}

/** The router only finds the page of a link without its query and hash. */
function getPath(url: string): string {
  return url.replace(/[?#].*/, '');
}

function waitUntilIdle(): Promise<void> {
  // Safari doesn't have requestIdleCallback().
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}

/**
 * Replaces the object of Docusaurus: what links fetch when they become visible, and when the pointer is over them. The
 * pages of visible links wait until the reader does something, so that the first page is light. Pages that only
 * need their own scripts are then also evaluated, so that a tap opens them as fast as a click after hovering.
 */
const fetchAhead: {readonly prefetch: Fetch; readonly preload: Fetch} = {
  prefetch: (url) => {
    const path = getPath(url);
    if (prefersReducedData() || startTasks.has(path)) {
      return false;
    }
    startTasks.set(path, () => {});
    return firstInteraction.then(loadFullManifest).then(
      async () => {
        const files = getFiles(path);
        const isSmall = files.every(({url, isOwn}) => isOwn || hasLoaded(url));
        const isAhead = ({url, isOwn}: (typeof files)[number]): boolean => isOwn || url.endsWith('.css');
        await Promise.all(files.filter(isAhead).map(({url}) => prefetchFile(url)));
        if (isSmall) {
          evaluated = evaluated.then(waitUntilIdle).then(() => evaluate(path));
        }
        return [];
      },
      // It's requested again when the reader follows the link.
      () => [],
    );
  },
  preload: (url) => {
    const path = getPath(url);
    if (prefersReducedData()) {
      return false;
    }
    return loadFullManifest().then(
      () => preload(path).then(() => (startTasks.get(path)?.(), [])),
      () => [],
    );
  },
};

export default Object.freeze(fetchAhead);
