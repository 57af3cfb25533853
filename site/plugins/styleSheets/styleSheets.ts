import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';
import {linkStyleSheets, type OwnStyleSheet, selectorsOf} from './linkStyleSheets';
import {ownStyleSheets, styleGroups} from './ownStyleSheets';

/**
 * Keeps the style sheet of a page small: rules of the theme's framework that nothing names are left out, and what only
 * some pages show (videos, tools, pages outside the documentation, the search dialog) has a style sheet of its own.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, unusedRules]}),
  configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: styleGroups}}}),
  postBuild: ({outDir}) => {
    const sheets = readOwnStyleSheets(join(outDir, 'assets', 'css'));
    for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
      if (!file.endsWith('.html')) continue;
      const page = join(outDir, file);
      const html = readFileSync(page, 'utf8');
      const linked = linkStyleSheets(html, sheets);
      if (linked !== html) writeFileSync(page, linked);
    }
    return Promise.resolve();
  },
});

/**
 * In the order in which they are named. A rule whose classes all stand in the style sheet for all pages, too, is no sign
 * that a page needs another one.
 */
const readOwnStyleSheets = (folder: string): readonly OwnStyleSheet[] => {
  const placeOf = (file: string): number => ownStyleSheets.findIndex((name) => file.startsWith(`${name}.`));
  const files = readdirSync(folder).map((file) => ({
    file,
    selectors: selectorsOf(readFileSync(join(folder, file), 'utf8')),
  }));
  const everywhere = new Set(files.filter(({file}) => placeOf(file) === -1).flatMap(({selectors}) => selectors.flat()));
  return files
    .filter(({file}) => placeOf(file) !== -1)
    .sort((a, b) => placeOf(a.file) - placeOf(b.file))
    .map(({file, selectors}) => ({
      path: `/assets/css/${file}`,
      selectors: selectors.filter((classes) => classes.some((name) => !everywhere.has(name))),
    }));
};

/** The files whose words can become class names. */
const content = [
  `${dirname(dirname(__dirname))}/{src,config,plugins}/**/*.{ts,tsx,css}`,
  ...['@docusaurus/theme-classic', '@docusaurus/theme-common', '@docusaurus/core/lib/client/preload'].map(
    (module) => `${dirname(require.resolve(module))}/**/*.js`,
  ),
];

/** Class names that are put together while the program runs: the kinds of a button. */
const putTogether = ['button--primary', 'button--secondary'];

const purge = purgeCss({content, safelist: {standard: putTogether}, variables: true});

/** Leaves out the rules of the framework's style sheet, and no others: ours are written for what is there. */
const unusedRules: AcceptedPlugin = {
  postcssPlugin: 'unused-rules',
  OnceExit: async (root, helpers) => {
    if (root.source?.input.file?.includes('/infima/') && 'OnceExit' in purge) await purge.OnceExit?.(root, helpers);
  },
};
