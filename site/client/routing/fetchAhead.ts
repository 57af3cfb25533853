import preload from '@docusaurus/core/lib/client/preload';
import {prefersReducedData} from '@site/src/components/ui/prefersReducedData';
import prefetchFile from './prefetchFile.ts';
import {loadFullManifest, getFiles} from './knownRoutes.ts';
import {firstInteraction} from './firstInteraction.ts';

type Fetch = typeof window.docusaurus.prefetch;

const fetched = new Set<string>();

/**
 * Replaces the object of Docusaurus: what links fetch when they become visible, and when the pointer is over them. The
 * pages of visible links wait until the reader does something, so that the first page is light.
 */
const fetchAhead: {readonly prefetch: Fetch; readonly preload: Fetch} = {
  prefetch: (path) => {
    if (prefersReducedData() || fetched.has(path)) {
      return false;
    }
    fetched.add(path);
    return firstInteraction.then(loadFullManifest).then(
      () => Promise.all(getFiles(path).map(prefetchFile)),
      // It's requested again when the reader follows the link.
      () => [],
    );
  },
  preload: (path) => {
    if (prefersReducedData()) {
      return false;
    }
    return loadFullManifest().then(
      () => preload(path).then(() => []),
      () => [],
    );
  },
};

// So that a link that the pointer reaches only has to load its page.
void firstInteraction.then(() => {
  if (!prefersReducedData()) {
    // If it fails, it's requested again when the reader follows a link.
    loadFullManifest().catch(() => undefined);
  }
});

export default Object.freeze(fetchAhead);
