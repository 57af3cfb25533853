import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../builtPages/addToHead';
import {kept} from '../builtPages/kept';
import {shippedModules} from '../licences/shippedModules';
import {cutTypeface} from './cutTypeface';
import {preloadsFor} from './preloadsFor';
import {typefacesOf} from './typefacesOf';

const styleSheet = join(__dirname, '../../src/css/fonts.css');

/**
 * Cuts the installed typefaces to the letters and weights that `fonts.css` says they have, before the bundler reads
 * them, and has pages ask for the one of their words before their style sheets are there.
 */
export const fonts = ({generatedFilesDir}: LoadContext): Plugin => ({
  name: 'fonts',
  loadContent: async () => {
    for (const typeface of typefacesOf(readFileSync(styleSheet, 'utf8'))) {
      const installed = require.resolve(
        `@fontsource-variable/${typeface.name}/files/${typeface.name}-latin-wght-normal.woff2`,
      );
      shippedModules.add(installed);
      const file = typeface.url.replace('@generated', generatedFilesDir);
      mkdirSync(dirname(file), {recursive: true});
      const source = JSON.stringify(typeface);
      writeFileSync(file, await kept(__dirname, source, () => cutTypeface(readFileSync(installed), typeface)));
    }
  },
  postBuild: ({outDir}) => {
    const files = readdirSync(join(outDir, 'assets/fonts')).map((file) => `/assets/fonts/${file}`);
    for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
      if (!name.endsWith('.html')) continue;
      const file = join(outDir, name);
      const preloads = preloadsFor(readFileSync(file, 'utf8'), files);
      if (preloads) addToHead(file, preloads);
    }
    return Promise.resolve();
  },
});
