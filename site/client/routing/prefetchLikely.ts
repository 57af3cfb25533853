import type {ClientModule} from '@docusaurus/types';

/** The link at the end of a page. Other pages load when the pointer is over their links, or when they're touched. */
const likely = '.pagination-nav__link--next';

let isInstalled = false;

/** Docusaurus prefetches every page whose link is visible. This limits it to the page that comes next. */
const prefetchLikely: ClientModule = {
  onRouteDidUpdate() {
    if (isInstalled) {
      return;
    }
    isInstalled = true;
    const {prefetch, ...others} = window.docusaurus;
    const limited: typeof prefetch = (path) =>
      document.querySelector(`${likely}[href="${CSS.escape(path)}"]`) !== null && prefetch(path);
    window.docusaurus = Object.freeze({...others, prefetch: limited});
  },
};

export default prefetchLikely;
