import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../../post/addToHead.ts';
import type {BuiltSite} from '../../post/BuiltSite.ts';
import {getOrCreate} from '../../../../packages/tooling/getOrCreate.ts';
import {shippedModules} from '../../post/licenses/shippedModules.ts';
import {cutTypeface} from './cutTypeface.ts';
import {createPreloads} from './createPreloads.ts';
import {findTypefaces} from './findTypefaces.ts';

const styleSheet = join(__dirname, '../../../src/css/fonts.css');

/**
 * Subsets the installed fonts to the characters and weights that `fonts.css` declares, before webpack reads them.
 */
export function fonts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'fonts',
    loadContent: async () => {
      for (const typeface of findTypefaces(readFileSync(styleSheet, 'utf8'))) {
        const installed = require.resolve(
          `@fontsource-variable/${typeface.name}/files/${typeface.name}-latin-wght-normal.woff2`,
        );
        shippedModules.add(installed);
        const file = typeface.url.replace('@generated', generatedFilesDir);
        mkdirSync(dirname(file), {recursive: true});
        const source = JSON.stringify(typeface);
        writeFileSync(file, await getOrCreate(__dirname, source, () => cutTypeface(readFileSync(installed), typeface)));
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
