import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {builtSite} from '../../e2e/builtSite.ts';
import {compressFiles} from '../../scripts/compressFiles.ts';
import {runStep} from '../../scripts/runStep.ts';
import {readContent} from '../../packages/content-model/readContent.ts';
import {getDocumentId, getDocumentRoute} from '../../packages/content-model/route.ts';
import {openDiskCache} from '../../packages/tooling/diskCache.ts';
import {root} from '../../packages/tooling/root.ts';
import sidebars from '../../site/sidebars.ts';
import {getCopyPath} from '../../site/src/components/copyPage/getCopyPath.ts';

/** Inside of the repository, so that Docusaurus finds its own packages. */
const cache = join(root, 'node_modules', '.cache', 'stock-site');

/**
 * Builds the same documentation with Docusaurus as its users get it: the classic preset, the theme's own style sheet,
 * the sidebars of this site, and the Markdown copies of its pages. Reuses the last build while its sources are the same.
 * @returns the folder of the built site.
 */
export async function buildStockSite(): Promise<string> {
  const files = createSources();
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  const stamp = join(cache, 'hash');
  const folder = join(cache, 'build');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return folder;
  }
  rmSync(cache, {recursive: true, force: true});
  for (const [path, text] of files) {
    const file = join(cache, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  await runStep('Building stock Docusaurus from the same pages', ['npx', 'docusaurus', 'build', cache]);
  // Scripts and style sheets never change, as on static hosts.
  writeFileSync(join(folder, '_headers'), '/assets/*\n  cache-control: public, max-age=31536000, immutable\n');
  await compressFiles(folder, openDiskCache('compressed', [], cache));
  writeFileSync(stamp, hash);
  return folder;
}

/** Returns the files of the site by path. */
function createSources(): ReadonlyMap<string, string> {
  const pages = readContent().pages.flatMap((page) => {
    const id = getDocumentId(page);
    const route = getDocumentRoute(page);
    return id === undefined || route === undefined ? [] : [[`docs/${id}.md`, createPage(route)] as const];
  });
  return new Map([
    ...pages,
    ['docusaurus.config.js', `module.exports = ${JSON.stringify(config, undefined, 2)};\n`],
    ['sidebars.js', `module.exports = ${JSON.stringify(sidebars, undefined, 2)};\n`],
    ['package.json', '{"name": "stock-site", "private": true}\n'],
  ]);
}

/** The copy of a page, with the URL of the page and with links to other pages instead of their copies. */
function createPage(route: string): string {
  const copy = builtSite.text(getCopyPath(route));
  const siteUrl = new URL(/^url: (.*)$/m.exec(copy)?.[1] ?? '').origin;
  return copy
    .replace(/^url: .*$/m, `slug: ${route.replace(/^\/docs/, '') || '/'}`)
    .replaceAll(siteUrl, '')
    .replace(/(\]\(\/[^)#\s]*)\.md\b/g, '$1');
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
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
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
