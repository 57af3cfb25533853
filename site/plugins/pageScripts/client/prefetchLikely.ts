import type {ClientModule} from '@docusaurus/types';

/** Pages fetched ahead, at the most, while one page is read. */
const most = 4;

/** Where links stand that a reader of the page is likely to follow; the sidebar alone shows thirty others. */
const likely = ['.pagination-nav__link--next', 'article .markdown a', 'main section a'];

let left = most;
let isInstalled = false;

/** The framework fetches every page whose link is in view. This lets through the few that are likely to be opened. */
const prefetchLikely: ClientModule = {
  onRouteDidUpdate() {
    left = most;
    if (isInstalled) return;
    isInstalled = true;
    const {prefetch, ...others} = window.docusaurus;
    const limited: typeof prefetch = (path) => {
      if (left === 0 || !isLikely(path)) return false;
      left--;
      return prefetch(path);
    };
    window.docusaurus = Object.freeze({...others, prefetch: limited});
  },
};

const isLikely = (path: string): boolean =>
  document.querySelector(likely.map((place) => `${place}[href="${CSS.escape(path)}"]`).join()) !== null;

export default prefetchLikely;
