import {join} from 'node:path';
import {runStep} from '../../scripts/steps/runStep.ts';
import {escapeText} from '../../packages/tooling/escapeHtml.ts';
import {root} from '../../packages/tooling/root.ts';
import {guides} from '../../site/config/sidebars/guides.ts';
import {reference} from '../../site/config/sidebars/reference.ts';
import type {Sidebar} from '../../site/config/sidebars/Sidebar.ts';
import {removeTrailingSlash} from '../../packages/tooling/removeTrailingSlash.ts';
import {installTools} from '../installTools.ts';
import {buildOnce} from './buildOnce.ts';
import {createHomePage, createPeerPages, createPostList, createPosts, type PeerPage} from './createPeerPages.ts';
import type {SitePeer} from './SitePeer.ts';

/** Builds the same documentation with VitePress and its default theme, with the sidebars of this site. */
export async function buildVitePressSite(): Promise<SitePeer> {
  const tools = await installTools();
  const cache = join(root, 'bench', 'peers', 'node_modules', '.cache', 'vitepress-site');
  const folder = await buildOnce(cache, createSources(), async () => {
    await runStep('Building VitePress from the same pages', [
      process.execPath,
      join(tools, 'vitepress/bin/vitepress.js'),
      'build',
      cache,
    ]);
    return join(cache, '.vitepress/dist');
  });
  return {
    name: 'VitePress',
    folder,
    getLinkSelector: (path) => {
      if (path === '/') {
        return '.VPNavBarTitle a';
      }
      return path.startsWith('/docs/') ? `.VPSidebar a[href="${path}/"]` : `main a[href="${path}"]`;
    },
    isReady: () => '__vue_app__' in (document.querySelector('#app') ?? {}),
  };
}

/** Returns the files of the site by path. */
function createSources(): ReadonlyMap<string, string> {
  const pages = createPeerPages();
  const byId = new Map(pages.map((page) => [page.id, page]));
  const config = {
    title: 'Remotion',
    ignoreDeadLinks: true,
    // Prose mentions tags, which Vue would execute.
    markdown: {html: false},
    // Images aren't copied, so it must not import them.
    vue: {template: {transformAssetUrls: false}},
    cleanUrls: true,
    themeConfig: {
      nav: [
        {text: 'Docs', link: '/docs/'},
        {text: 'API', link: '/docs/renderer/'},
      ],
      sidebar: {'/docs/': createItems(guides, byId), '/docs/renderer/': createItems(reference, byId)},
    },
  };
  return new Map([
    ...pages.map(({route, text}) => [`${removeTrailingSlash(route.slice(1))}/index.md`, keepBraces(text)] as const),
    // VitePress has no blog, so the list of posts is a page.
    ...createPosts().map(({route, text}) => [`${route.slice(1)}.md`, keepBraces(text)] as const),
    ['blog/index.md', keepBraces(createPostList().text)],
    ['index.md', keepBraces(createHomePage().text)],
    ['.vitepress/config.mjs', `export default ${JSON.stringify(config, undefined, 2)};\n`],
    ['package.json', '{"name": "vitepress-site", "private": true, "type": "module"}\n'],
  ]);
}

/** Puts the text below the front matter in a container in which Vue doesn't execute double braces. */
function keepBraces(text: string): string {
  return text.replace(/^---\n.*?\n---\n/s, (frontMatter) => `${frontMatter}\n:::::: v-pre\n`) + '\n::::::\n';
}

type Item = {
  /** As HTML, which VitePress doesn't escape. */
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Item[];
};

function createItems(sidebar: Sidebar, pages: ReadonlyMap<string, PeerPage>): readonly Item[] {
  return sidebar.flatMap((item): readonly Item[] => {
    const id = typeof item === 'string' ? item : 'id' in item ? item.id : undefined;
    const page = id === undefined ? undefined : pages.get(id);
    if (page) {
      return [{text: escapeText(page.title), link: addSlash(page.route)}];
    }
    if (typeof item === 'string' || !('items' in item)) {
      return [];
    }
    const linked = item.link && pages.get(item.link.id);
    return [
      {
        text: item.label,
        ...(linked && {link: addSlash(linked.route)}),
        collapsed: true,
        items: createItems(item.items, pages),
      },
    ];
  });
}

function addSlash(route: string): string {
  return route.endsWith('/') ? route : `${route}/`;
}
