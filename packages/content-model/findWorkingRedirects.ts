import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {redirects, type Redirect} from './redirects.ts';

/**
 * Returns the redirects whose target is another site or an existing page. The Markdown copy of a page redirects like the
 * page.
 */
export function findWorkingRedirects(siteDirectory: string): Redirect[] {
  const exists = (path: string): boolean => existsSync(join(siteDirectory, path));
  const copies = redirects.map(({from, to, status}) => ({from: `${from}.md`, to: `${to}.md`, status}));
  return [
    ...redirects.filter(({to}) => !to.startsWith('/') || exists(join(to, 'index.html'))),
    ...copies.filter(({to}) => to.startsWith('/') && exists(to)),
  ];
}
