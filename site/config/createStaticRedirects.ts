import {redirects} from '../../packages/content-model/redirects.ts';
import {readDocumentIds} from '../../packages/content-model/readDocumentIds.ts';

/**
 * Returns the redirects to existing pages. On a static host, pages with a client-side redirect implement them; this
 * project's service responds with a real redirect instead.
 */
export function createStaticRedirects(docs: string): {from: string; to: string}[] {
  const written = readDocumentIds(docs);
  return redirects
    .filter(({to}) => to === '/docs' || written.has(to.replace('/docs/', '')))
    .map(({from, to}) => ({from, to: to === '/docs' ? '/docs/' : to}));
}
