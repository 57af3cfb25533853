import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {drawIcons} from './drawIcons.ts';
import {createManifest, manifestPath, touchIconPath} from './createManifest.ts';

/**
 * Writes the files that browsers and search engines request apart from pages: icons in several sizes, the web manifest
 * that lists them, and `robots.txt`, which links to the sitemap.
 */
export function manifestAndRobots(): Plugin {
  return {
    name: 'manifest-and-robots',
    injectHtmlTags: () =>
      // The development server has none of these files.
      process.env.NODE_ENV === 'production' ? {headTags} : {},
    postBuild: async ({outDir, siteConfig: {url, title, tagline}}) => {
      await drawIcons(outDir);
      writeFileSync(join(outDir, manifestPath), `${JSON.stringify(createManifest(title, tagline), null, 2)}\n`);
      writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
    },
  };
}

const headTags = [
  {tagName: 'link', attributes: {rel: 'manifest', href: manifestPath}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: touchIconPath}},
];
