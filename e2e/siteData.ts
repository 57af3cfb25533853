import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './builtSite.ts';

/** What the last build has left of its data, as the framework hands it to the pages. */
export const siteData = {
  /** The configuration, with all defaults. */
  config: (): SiteConfig =>
    JSON.parse(
      text('docusaurus.config.mjs')
        .replace(/^.*?export default /s, '')
        .replace(/;\s*$/, ''),
    ),

  /** The version of the site, as its package names it. */
  version: (): string => JSON.parse(text('site-metadata.json')).siteVersion,

  /** The versions of the documentation. */
  docsVersions: (): readonly DocsVersion[] =>
    JSON.parse(text('globalData.json'))['docusaurus-plugin-content-docs'].default.versions,

  /** The items of all sidebars. */
  sidebarItems(): SidebarItem[] {
    const folder = 'docusaurus-plugin-content-docs/default/p';
    const [file = ''] = readdirSync(join(folderOfData, folder)).filter((name) => /^docs-\w+\.json$/.test(name));
    const {docsSidebars} = JSON.parse(text(join(folder, file))).version;
    return Object.values<SidebarItem[]>(docsSidebars).flat();
  },

  /** The tree of routes. */
  routes(): readonly Route[] {
    const source = text('routes.js')
      .replace(/^import .*$/gm, '')
      .replace('export default', 'return');
    // Written by the build as code, because each route makes its component.
    return new Function('ComponentCreator', source)(() => 'component') as readonly Route[];
  },
};

export interface DocsVersion {
  readonly name: string;
  readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
}

export interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly value?: string;
  readonly items?: readonly SidebarItem[];
}

export interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly sidebar?: string;
}

interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  readonly trailingSlash?: boolean;
  readonly themeConfig: {
    readonly navbar: {readonly items: readonly Readonly<Record<string, unknown>>[]};
    readonly footer: {readonly links: readonly Readonly<Record<string, unknown>>[]};
  };
}

const folderOfData = join(root, 'site', '.docusaurus');

const text = (file: string): string => readFileSync(join(folderOfData, file), 'utf8');
