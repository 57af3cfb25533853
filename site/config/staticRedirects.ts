import {redirects} from './redirects';
import {documentIds} from './sidebars/documentIds';

/**
 * The redirects to documents that are written, for the pages that stand in for them on a static host. The server of
 * this project answers with a real redirect before it comes to them.
 */
export const staticRedirects = (docs: string): {from: string; to: string}[] => {
  const written = documentIds(docs);
  return redirects
    .filter(({to}) => to === '/docs' || written.has(to.replace('/docs/', '')))
    .map(({from, to}) => ({from, to: to === '/docs' ? '/docs/' : to}));
};
