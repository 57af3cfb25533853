import preload from '@docusaurus/core/lib/client/preload';
import {sparesData} from '@site/src/components/ui/sparesData';
import prefetchScript from '../../pageScripts/client/prefetchScript';
import {loadAllPages, scriptsOf} from './knownPages';

type Fetch = typeof window.docusaurus.prefetch;

const fetched = new Set<string>();

/** In place of the framework's object: what links fetch of the page that they lead to, in view and pointed at. */
const fetchAhead: {readonly prefetch: Fetch; readonly preload: Fetch} = {
  prefetch: (path) => {
    if (sparesData() || fetched.has(path)) return false;
    fetched.add(path);
    return loadAllPages().then(
      () => Promise.all(scriptsOf(path).map(prefetchScript)),
      // It will be asked for again when the link is followed.
      () => [],
    );
  },
  preload: (path) => {
    if (sparesData()) return false;
    return loadAllPages().then(
      () => preload(path).then(() => []),
      () => [],
    );
  },
};

export default Object.freeze(fetchAhead);
