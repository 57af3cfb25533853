import prefetchScript from '../../pageScripts/client/prefetchScript';
import {loadAllPages, scriptsOf} from './knownPages';
import preload from '@docusaurus/core/lib/client/preload';

type Fetch = typeof window.docusaurus.prefetch;

const fetched = new Set<string>();

/** In place of the framework's object: what links fetch of the page that they lead to, in view and pointed at. */
const fetchAhead: {readonly prefetch: Fetch; readonly preload: Fetch} = {
  prefetch: (path) => {
    if (isSlow() || fetched.has(path)) return false;
    fetched.add(path);
    return loadAllPages().then(
      () => Promise.all(scriptsOf(path).map(prefetchScript)),
      // It will be asked for again when the link is followed.
      () => [],
    );
  },
  preload: (path) => {
    if (isSlow()) return false;
    return loadAllPages().then(
      () => preload(path).then(() => []),
      () => [],
    );
  },
};

export default Object.freeze(fetchAhead);

/** Whether the reader's connection is slow, or the reader wants to save data. */
const isSlow = (): boolean => {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  return connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData);
};
