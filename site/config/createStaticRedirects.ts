import {redirects} from '../../packages/content-model/redirects.ts';

/**
 * Returns the redirects to pages of the site. On a static host, pages with a client-side redirect implement them; this
 * project's server responds with a real redirect instead.
 */
export function createStaticRedirects(): {from: string; to: string}[] {
  return redirects
    .filter(({to}) => to.startsWith('/'))
    .map(({from, to}) => ({from, to: to === '/docs' ? '/docs/' : to}));
}
