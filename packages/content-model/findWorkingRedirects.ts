import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {redirects, type Redirect} from './redirects.ts';

/** Returns the redirects whose target is another site or an existing page. */
export function findWorkingRedirects(siteDirectory: string): Redirect[] {
  return redirects.filter(({to}) => !to.startsWith('/') || existsSync(join(siteDirectory, to, 'index.html')));
}
