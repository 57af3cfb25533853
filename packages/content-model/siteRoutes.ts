import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Page} from './page.ts';
import {removeNumberPrefix} from '../tooling/removeNumberPrefix.ts';
import {root} from '../tooling/root.ts';
import {getDocumentRoute} from './documentRoute.ts';

/** Returns a path without a slash or `index.html` at its end. The root becomes an empty string. */
export function normalizePath(path: string): string {
  return path.replace(/\/(index\.html)?$/, '');
}

/** Returns all paths of the site, with the source page if it's written in MDX. */
export function getRoutes(pages: readonly Page[]): ReadonlyMap<string, Page | undefined> {
  return new Map<string, Page | undefined>([
    ...fixed.map((path) => [path, undefined] as const),
    ...findOwnPages(join(root, 'site', 'src', 'pages'), '').map((path) => [path, undefined] as const),
    ...listLessonPaths().map((path) => [path, undefined] as const),
    ...pages.map((page) => [getDocumentRoute(page) ?? getPostRoute(page), page] as const),
  ]);
}

const fixed = [
  '/blog',
  '/blog/archive',
  '/blog/page/2',
  '/blog/authors',
  '/success-stories',
  '/success-stories/archive',
  '/search',
];

/** The path of a lesson is the name of its folder without the number. */
function listLessonPaths(): string[] {
  return readdirSync(join(root, 'content', 'course'), {recursive: true, encoding: 'utf8'})
    .filter((file) => basename(file) === 'lesson.mdx')
    .map((file) => `/learn/${removeNumberPrefix(basename(dirname(file)))}`);
}

function getPostRoute(page: Page): string {
  const section = page.file.startsWith('content/blog/') ? '/blog' : '/success-stories';
  return `${section}/${String(page.frontMatter.slug)}`;
}

/** Returns the paths of the pages that are written in TypeScript. Names that start with an underscore aren't pages. */
function findOwnPages(folder: string, path: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('_') || /\.(css|test\.\w+)$/.test(entry.name)) {
      return [];
    }
    if (entry.isDirectory()) {
      return findOwnPages(join(folder, entry.name), `${path}/${entry.name}`);
    }
    const name = entry.name.replace(/\.\w+$/, '');
    return [name === 'index' ? path : `${path}/${name}`];
  });
}
