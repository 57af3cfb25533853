import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {redirects, type Redirect} from '../site/config/redirects.ts';

/** The redirects that lead to another site, or to a page that the build has. */
export const workingRedirects = (siteDirectory: string): Redirect[] =>
  redirects.filter(({to}) => !to.startsWith('/') || existsSync(join(siteDirectory, to, 'index.html')));
