import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {repository, type Page} from '../page.ts';
import {documentRoute} from '../route.ts';

/** A path without its trailing slash; the root is the empty string. */
export const normalPath = (path: string): string => path.replace(/\/(index\.html)?$/, '');

/** Every path that the site answers, with the page behind it when it is one of ours. */
export const routesOf = (pages: readonly Page[]): ReadonlyMap<string, Page | undefined> =>
  new Map<string, Page | undefined>([
    ...fixed.map((path) => [path, undefined] as const),
    ...ownPages(join(repository, 'site', 'src', 'pages'), '').map((path) => [path, undefined] as const),
    ...pages.map((page) => [documentRoute(page) ?? postRoute(page), page] as const),
  ]);

const fixed = [
  '/blog',
  '/blog/archive',
  '/blog/page/2',
  '/blog/authors',
  '/success-stories',
  '/success-stories/archive',
  '/search',
];

const postRoute = (page: Page): string => {
  const section = page.file.startsWith('site/blog/') ? '/blog' : '/success-stories';
  return `${section}/${String(page.frontMatter.slug)}`;
};

/** Paths of the pages written in TypeScript: a file each; names that begin with an underscore are parts. */
const ownPages = (folder: string, path: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('_') || /\.(css|test\.\w+)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return ownPages(join(folder, entry.name), `${path}/${entry.name}`);
    const name = entry.name.replace(/\.\w+$/, '');
    return [name === 'index' ? path : `${path}/${name}`];
  });
};
