import type {ClientModule} from '@docusaurus/types';

/** How many pages are prefetched at most while one page is open. */
const most = 3;

/** Selects the links that a reader is likely to follow. The sidebar alone contains thirty others. */
const likely = ['.pagination-nav__link--next', 'article .markdown a', 'main section a'];

let left = most;
let isInstalled = false;

/** Docusaurus prefetches every page whose link is visible. This limits it to the few that are likely to be opened. */
const prefetchLikely: ClientModule = {
  onRouteDidUpdate() {
    left = most;
    if (isInstalled) {
      return;
    }
    isInstalled = true;
    const {prefetch, ...others} = window.docusaurus;
    const limited: typeof prefetch = (path) => {
      if (left === 0 || !isLikely(path)) {
        return false;
      }
      left--;
      return prefetch(path);
    };
    window.docusaurus = Object.freeze({...others, prefetch: limited});
  },
};

function isLikely(path: string): boolean {
  return document.querySelector(likely.map((place) => `${place}[href="${CSS.escape(path)}"]`).join()) !== null;
}

export default prefetchLikely;
