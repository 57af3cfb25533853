import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../../postBuild/addToHead.ts';
import type {BuiltSite} from '../../postBuild/BuiltSite.ts';
import {openDiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {root} from '../../../../packages/tooling/root.ts';
import type {AddShippedFiles} from '../../postBuild/licenses/licenses.ts';
import {cutTypeface} from './cutTypeface.ts';
import {createPreloads} from './createPreloads.ts';
import {findTypefaces} from './findTypefaces.ts';

const styleSheet = join(__dirname, '../../../src/css/fonts.css');

/**
 * Splits the installed fonts into files with the characters and weights that `fonts.css` declares, before webpack reads
 * them.
 */
export function fonts(addShippedFiles: AddShippedFiles): (context: LoadContext) => Plugin {
  return ({generatedFilesDir}) => createPlugin(generatedFilesDir, addShippedFiles);
}

function createPlugin(generatedFilesDir: string, addShippedFiles: AddShippedFiles): Plugin {
  const folder = join(generatedFilesDir, 'fonts');
  return {
    name: 'fonts',
    configureWebpack: ({module}, isServer) => {
      const rule = module?.rules?.find((item) => typeof item === 'object' && String(item?.test).includes('woff2'));
      if (!rule || typeof rule !== 'object') {
        throw new Error('The framework no longer has a rule for fonts. Adapt site/plugins/bundler/fonts/fonts.ts.');
      }
      // It would inline small fonts, even those that a page doesn't need.
      rule.exclude = folder;
      const filename = 'assets/fonts/[name]-[contenthash][ext]';
      return {module: {rules: [{include: folder, type: 'asset/resource', generator: {filename, emit: !isServer}}]}};
    },
    loadContent: async () => {
      const cache = openDiskCache('fonts', [__dirname, join(root, 'package-lock.json')]);
      for (const typeface of findTypefaces(readFileSync(styleSheet, 'utf8'))) {
        const installed = require.resolve(
          `@fontsource-variable/${typeface.family}/files/${typeface.family}-latin-wght-normal.woff2`,
        );
        addShippedFiles([installed]);
        const file = typeface.url.replace('@generated', generatedFilesDir);
        mkdirSync(dirname(file), {recursive: true});
        const source = JSON.stringify(typeface);
        writeFileSync(file, await cache.getOrCreate(source, () => cutTypeface(readFileSync(installed), typeface)));
      }
    },
  };
}

/** Preloads the font of the text on each page, which would otherwise wait for the style sheets. */
export function addFontPreloads({folder, files}: BuiltSite): void {
  const fonts = readdirSync(join(folder, 'assets/fonts')).map((file) => `/assets/fonts/${file}`);
  let pages = 0;
  for (const file of files) {
    const preloads = createPreloads(file.html, fonts);
    if (preloads !== '') {
      addToHead(file, preloads);
      pages++;
    }
  }
  if (pages === 0) {
    throw new Error(
      'No page has "<link rel=stylesheet". If the framework links style sheets in another way now, adapt site/plugins/bundler/fonts/createPreloads.ts.',
    );
  }
}
