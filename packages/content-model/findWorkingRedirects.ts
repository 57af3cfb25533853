import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {redirects, type Redirect} from './redirects.ts';

/**
 * Returns the redirects whose target is another site or an existing page. If a page redirects, so does the URL of its
 * Markdown copy.
 */
export function findWorkingRedirects(siteDirectory: string): Redirect[] {
  const exists = (path: string): boolean => existsSync(join(siteDirectory, path));
  const copies = redirects.map(({from, to, status}) => ({from: `${from}.md`, to: `${to}.md`, status}));
  return [
    ...redirects.filter(({to}) => !to.startsWith('/') || exists(join(to, 'index.html'))),
    ...copies.filter(({to}) => to.startsWith('/') && exists(to)),
  ];
}
