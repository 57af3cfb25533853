import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The root of the repository. `packages/tooling/root.ts` uses `import.meta`, which doesn't exist in Playwright's CommonJS
 * modules. Benchmarks import this file with tsx, which doesn't set `__dirname`.
 */
export const root = join(__filename, '../../..');

const folder = join(root, 'site', 'build');

/** The files of the last build in `site/build`. */
export const builtSite = {
  folder,

  /** Throws a short message if the site hasn't been built. */
  require(): void {
    const needed = [join(folder, 'sitemap.xml'), join(root, 'packages', 'search', 'generated', 'search-index.json')];
    if (!needed.every(existsSync)) {
      throw new Error('There is no built site to test. Build it first: npm run build');
    }
  },

  /** The paths of all pages in the sitemap, as they're linked: `/docs/`, `/docs/interpolate`. */
  paths(): string[] {
    builtSite.require();
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  },

  /** Returns whether a page exists at a path. */
  has(path: string): boolean {
    return existsSync(join(folder, path, 'index.html'));
  },

  /** Returns the HTML that the server sends for a path. */
  html(path: string): string {
    return readFileSync(join(folder, path, 'index.html'), 'utf8');
  },

  /** Returns a file of the site as text, by path: `/docs/interpolate.md`. */
  text(path: string): string {
    return readFileSync(join(folder, path), 'utf8');
  },
};
