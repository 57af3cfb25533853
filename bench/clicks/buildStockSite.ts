import {join} from 'node:path';
import {runStep} from '../../scripts/steps/runStep.ts';
import {root} from '../../packages/tooling/root.ts';
import sidebars from '../../site/config/sidebars/sidebars.ts';
import {buildOnce} from './buildOnce.ts';
import {createHomePage, createPeerPages, createPosts, type PeerPage} from './createPeerPages.ts';
import {docusaurus, type SitePeer} from './SitePeer.ts';

/** Inside of the repository, so that Docusaurus finds its own packages. */
const cache = join(root, 'node_modules', '.cache', 'stock-site');

/**
 * Builds the same documentation with Docusaurus as its users get it: the classic preset, the theme's own style sheet,
 * the sidebars of this site, and the Markdown copies of its pages.
 */
export async function buildStockSite(): Promise<SitePeer> {
  const folder = await buildOnce(cache, createSources(), async () => {
    await runStep('Building stock Docusaurus from the same pages', ['npx', 'docusaurus', 'build', cache]);
    return join(cache, 'build');
  });
  return {name: 'stock Docusaurus', folder, ...docusaurus};
}

/** Returns the files of the site by path. */
function createSources(): ReadonlyMap<string, string> {
  return new Map([
    ...createPeerPages().map((page) => [`docs/${page.id}.md`, addSlug(page, '/docs')] as const),
    ...createPosts().map((page) => [`blog/${page.id}.md`, addDateAndMarker(addSlug(page, '/blog'))] as const),
    ['src/pages/index.md', createHomePage().text],
    ['docusaurus.config.js', `module.exports = ${JSON.stringify(config, undefined, 2)};\n`],
    ['sidebars.js', `module.exports = ${JSON.stringify(sidebars, undefined, 2)};\n`],
    ['package.json', '{"name": "stock-site", "private": true}\n'],
  ]);
}

function addSlug({route, text}: PeerPage, parent: string): string {
  return text.replace(/^url: .*$/m, `slug: ${route.slice(parent.length) || '/'}`);
}

/** The list of posts shows the text above the marker, latest post first. */
function addDateAndMarker(text: string): string {
  const [date = ''] = /^[A-Z][a-z]+ \d+, \d{4}/m.exec(text) ?? [];
  return text.replace(/^slug: /m, `date: ${date}\n$&`).replace('\n## ', '\n<!-- truncate -->\n\n## ');
}

const config = {
  title: 'Remotion',
  url: 'https://example.com',
  baseUrl: '/',
  // As `npx create-docusaurus` creates it.
  future: {v4: true, faster: true},
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  staticDirectories: [join(root, 'site/static'), join(root, 'demos/public')],
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: {onUntruncatedBlogPosts: 'ignore'}}]],
  themeConfig: {
    navbar: {
      title: 'Remotion',
      items: [
        {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs'},
        {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API'},
        {href: 'https://github.com', label: 'GitHub', position: 'right'},
      ],
    },
    footer: {style: 'dark', copyright: 'Built with Docusaurus.'},
  },
};
