import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The repository's folder. */
export const root = join(__dirname, '..');

const folder = join(root, 'site', 'build');

/** What the last build left in `site/build`. */
export const builtSite = {
  folder,

  /** Throws one sentence when there is nothing to test. */
  require(): void {
    const needed = [join(folder, 'sitemap.xml'), join(root, 'search', 'generated', 'search-index.json')];
    if (!needed.every(existsSync)) throw new Error('There is no built site to test. Build it first: npm run build');
  },

  /** The paths of all pages of the sitemap, as they are linked: `/docs/`, `/docs/interpolate`. */
  paths(): string[] {
    builtSite.require();
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  },

  /** Whether a page is served at a path. */
  has(path: string): boolean {
    return existsSync(join(folder, path, 'index.html'));
  },

  /** The HTML that the server sends for a path. */
  html(path: string): string {
    return readFileSync(join(folder, path, 'index.html'), 'utf8');
  },

  /** A file of the site as text, by its path: `/docs/interpolate.md`. */
  text(path: string): string {
    return readFileSync(join(folder, path), 'utf8');
  },
};
