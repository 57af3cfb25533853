import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';
import {unusedClasses, unusedModuleClasses, isOfUnusedComponent, restyledClasses} from './unusedStyles.ts';
import {dropUnusedVariables, findVariables} from './dropUnusedVariables.ts';
import {inlineFrameworkVariables} from './inlineFrameworkVariables.ts';
import type {BuiltSite, PostBuildStep} from '../../postBuild/BuiltSite.ts';
import {linkStyleSheets, type SplitStyleSheet, findSelectors} from './linkStyleSheets.ts';
import {splitStyleSheets, styleGroups} from './splitStyleSheets.ts';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Keeps the CSS of a page small: removes the rules of the framework that nothing uses, replaces its variables by their
 * values, and moves the rules that only some pages need (videos, tools, marketing pages, the search dialog) to style
 * sheets of their own.
 */
export function styleSheets(): {plugin: () => Plugin; addStyleSheets: PostBuildStep} {
  // The IDs of the chunks that contain only a style sheet, by the name of the style sheet.
  const chunkIds = new Map<string, string>();
  const collectChunkIds = {
    apply: ({hooks}: Compiler) =>
      hooks.afterEmit.tap('style-sheets', ({chunks}) => {
        for (const {name, id} of chunks) {
          if (name && splitStyleSheets.includes(name)) {
            chunkIds.set(name, String(id));
          }
        }
      }),
  };
  const plugin = (): Plugin => ({
    name: 'style-sheets',
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // Otherwise, postcss-loader looks for a configuration file in every folder with a style sheet.
      config: false,
      plugins: [...plugins.map(createPostCssPlugin), unusedRules],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: styleGroups}},
            ...(process.env.NODE_ENV === 'production' && {plugins: [inlineFrameworkVariables, collectChunkIds]}),
          },
  });
  return {plugin, addStyleSheets: (site) => addStyleSheets(site, chunkIds)};
}

const require = createRequire(__filename);

/** Creates a plugin from its module and its options. Without this, postcss-loader creates it for every style sheet. */
function createPostCssPlugin(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [module, options] = plugin as [module: string, options: object];
  const create = require(module) as (options: object) => AcceptedPlugin;
  return create(options);
}

/** Links the style sheets that a page needs in addition to the shared one. */
function addStyleSheets({folder, files}: BuiltSite, chunkIds: ReadonlyMap<string, string>): void {
  const sheets = readSplitStyleSheets(join(folder, 'assets', 'css'), chunkIds);
  for (const file of files) {
    file.html = linkStyleSheets(file.html, sheets);
  }
}

/**
 * Reads the style sheets in the given order. A rule doesn't count if the shared style sheet uses all of its classes too,
 * because then it says nothing about which page needs it.
 */
function readSplitStyleSheets(folder: string, chunkIds: ReadonlyMap<string, string>): readonly SplitStyleSheet[] {
  const getName = (file: string): string => file.split('.')[0] ?? '';
  const getOrder = (file: string): number => splitStyleSheets.indexOf(getName(file));
  const files = readdirSync(folder).map((file) => ({
    file,
    selectors: findSelectors(readFileSync(join(folder, file), 'utf8')),
  }));
  const everywhere = new Set(
    files.filter(({file}) => getOrder(file) === -1).flatMap(({selectors}) => selectors.flat()),
  );
  return files
    .filter(({file}) => getOrder(file) !== -1)
    .sort((a, b) => getOrder(a.file) - getOrder(b.file))
    .map(({file, selectors}) => ({
      path: `/assets/css/${file}`,
      chunk: chunkIds.get(getName(file)),
      selectors: selectors.filter((classes) => classes.some((name) => !everywhere.has(name))),
    }));
}

const siteFolder = join(__dirname, '../../..');
const themeFolders = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/core/lib/client/preload',
].map((module) => dirname(require.resolve(module)));

/** The files that can contain class names. */
const content = [
  `${siteFolder}/{src,client,config,plugins}/**/*.{ts,tsx,css}`,
  ...themeFolders.map((folder) => `${folder}/**/*.js`),
];

/** Pages of the theme that this site doesn't have or replaces, so their class names aren't used. */
const otherPages =
  '**/theme-classic/lib/theme/{BlogArchivePage,DocCategoryGeneratedIndexPage,DocTagDocListPage,DocTagsListPage,MDXPage}/**';

/** Class names that are assembled at run time, such as the variants of a button. */
const putTogether = ['button--primary', 'button--secondary'];

// PurgeCSS would also remove variables that are used, such as the z-index of menus.
const purge = purgeCss({
  content,
  skippedContentGlobs: [otherPages],
  safelist: {standard: putTogether},
  blocklist: [...unusedClasses, ...restyledClasses],
  variables: false,
});

const unusedModuleRules = new RegExp(`\\.(?:${unusedModuleClasses.join('|')})\\b`);

/** Removes unused rules of Infima and the theme. All of our own rules are used. */
const unusedRules: AcceptedPlugin = {
  postcssPlugin: 'unused-rules',
  OnceExit: async (root, helpers) => {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    if (isOfUnusedComponent(file)) {
      root.removeAll();
      return;
    }
    // Docusaurus moves the rules into a layer without updating their parents, so a walk that removes a rule would skip
    // the next one. A copy has the right parents.
    const copy = root.clone();
    if (/\/theme-(?:classic|common)\//.test(file)) {
      copy.walkRules(unusedModuleRules, (rule) => void rule.remove());
    } else if (file.includes('/infima/') && 'OnceExit' in purge) {
      await purge.OnceExit?.(copy, helpers);
      dropUnusedVariables(copy, findVariablesReadElsewhere());
    } else {
      return;
    }
    root.removeAll();
    root.append(copy.nodes);
  },
};

/** Returns the variables that the style sheets and components of the theme and the site read. */
function findVariablesReadElsewhere(): string[] {
  return [join(siteFolder, 'src'), ...themeFolders].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .flatMap((file) => findVariables(readFileSync(join(folder, file), 'utf8'))),
  );
}
