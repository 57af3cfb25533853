import {posix} from 'node:path';
import type {Page} from './page.ts';

/** The id of a documentation page, as the docs plugin computes it, or undefined for posts. */
export const documentId = (page: Page): string | undefined => {
  const path = /^site\/docs\/(.*)\.mdx$/.exec(page.file)?.[1];
  if (path === undefined) return undefined;
  const folders = posix
    .dirname(path)
    .split('/')
    .filter((name) => name !== '.' && !/^\(.*\)$/.test(name));
  const own = typeof page.frontMatter.id === 'string' ? page.frontMatter.id : posix.basename(path);
  return [...folders, own].join('/');
};

/** The path of a documentation page on the site, without a trailing slash. */
export const documentRoute = (page: Page): string | undefined => {
  const id = documentId(page);
  if (id === undefined) return undefined;
  const {slug} = page.frontMatter;
  const path = typeof slug === 'string' ? slug.replace(/^\//, '') : withoutIndex(id, page.file);
  return `/docs${path === '' ? '' : `/${path}`}`;
};

/** A file that is called index, readme or like its folder is the page of that folder. */
const withoutIndex = (id: string, file: string): string => {
  const name = posix.basename(file, '.mdx').toLowerCase();
  const folder = posix.basename(posix.dirname(file)).toLowerCase();
  return ['index', 'readme', folder].includes(name) ? posix.dirname(id).replace(/^\.$/, '') : id;
};
