import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './builtSite.ts';

/** The data of the last build, as the framework passes it to the pages. */
export const siteData = {
  /** The configuration including all defaults. */
  config: (): SiteConfig =>
    JSON.parse(
      readText('docusaurus.config.mjs')
        .replace(/^.*?export default /s, '')
        .replace(/;\s*$/, ''),
    ),

  /** The version in the package.json of the site. */
  version: (): string => JSON.parse(readText('site-metadata.json')).siteVersion,

  /** The versions of the documentation. */
  docsVersions: (): readonly DocsVersion[] =>
    JSON.parse(readText('globalData.json'))['docusaurus-plugin-content-docs'].default.versions,

  /** The items of all sidebars. */
  sidebarItems(): SidebarItem[] {
    const folder = 'docusaurus-plugin-content-docs/default/p';
    const [file = ''] = readdirSync(join(folderOfData, folder)).filter((name) => /^docs-\w+\.json$/.test(name));
    const {docsSidebars} = JSON.parse(readText(join(folder, file))).version;
    return Object.values<SidebarItem[]>(docsSidebars).flat();
  },

  /** The tree of routes. */
  routes(): readonly Route[] {
    const source = readText('routes.js')
      .replace(/^import .*$/gm, '')
      .replace('export default', 'return');
    // The build writes it as code, because each route imports its component.
    return new Function('ComponentCreator', source)(() => 'component') as readonly Route[];
  },
};

type DocsVersion = {
  readonly name: string;
  readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
};

export type SidebarItem = {
  readonly type: string;
  readonly href?: string;
  readonly value?: string;
  readonly items?: readonly SidebarItem[];
};

export type Route = {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly sidebar?: string;
};

type SiteConfig = {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  readonly trailingSlash?: boolean;
  readonly themeConfig: {
    readonly navbar: {readonly items: readonly Readonly<Record<string, unknown>>[]};
    readonly footer: {readonly links: readonly Readonly<Record<string, unknown>>[]};
  };
};

const folderOfData = join(root, 'site', '.docusaurus');

function readText(file: string): string {
  return readFileSync(join(folderOfData, file), 'utf8');
}
