import {posix} from 'node:path';
import {isRouteGroup} from './parseRouteGroup.ts';
import type {Page} from './page.ts';

/** Returns the id of a documentation page as the docs plugin creates it, or undefined for posts. */
export function getDocumentId(page: Page): string | undefined {
  const path = /^content\/docs\/(.*)\.mdx$/.exec(page.file)?.[1];
  if (path === undefined) {
    return undefined;
  }
  const folders = posix
    .dirname(path)
    .split('/')
    .filter((name) => name !== '.' && !isRouteGroup(name));
  const own = typeof page.frontMatter.id === 'string' ? page.frontMatter.id : posix.basename(path);
  return [...folders, own].join('/');
}

/** Returns the path of a documentation page on the site, without a trailing slash. */
export function getDocumentRoute(page: Page): string | undefined {
  const id = getDocumentId(page);
  if (id === undefined) {
    return undefined;
  }
  const {slug} = page.frontMatter;
  const path = typeof slug === 'string' ? slug.replace(/^\//, '') : removeIndex(id, page.file);
  return `/docs${path === '' ? '' : `/${path}`}`;
}

/** A file called index or readme, or named after its folder, is the page of that folder. */
function removeIndex(id: string, file: string): string {
  const name = posix.basename(file, '.mdx').toLowerCase();
  const folder = posix.basename(posix.dirname(file)).toLowerCase();
  return ['index', 'readme', folder].includes(name) ? posix.dirname(id).replace(/^\.$/, '') : id;
}
