import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createDescriptionsFile} from './createDescriptionsFile.ts';

/**
 * Keeps the metadata of all pages out of the data that each docs page loads for its sidebar, because it would more than
 * double its size. Only cards need the descriptions, so each page that heads a category gets a file with the
 * descriptions of that category's pages, by path.
 */
export function docDescriptions({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'doc-descriptions',
    allContentLoaded: async ({allContent, actions: {createData}}) => {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      for (const {docs, sidebars} of loadedVersions) {
        const headed = findHeadedPages(Object.values(sidebars).flat());
        const described = new Map(docs.map(({id, permalink, description}) => [id, [permalink, description]] as const));
        for (const {id, source} of docs) {
          const descriptions = (headed.get(id) ?? []).flatMap((item) => [described.get(item) ?? []]);
          await createData(createDescriptionsFile(source), JSON.stringify(Object.fromEntries(descriptions)));
        }
      }
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => {
      // In development, the data changes with the pages.
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const theirs = join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
      const ours = join(generatedFilesDir, 'doc-descriptions/default');
      mkdirSync(ours, {recursive: true});
      const names = readdirSync(theirs).filter((name) => /^docs-\w+\.json$/.test(name));
      if (names.length === 0) {
        throw new Error(`There is no data of sidebars in ${theirs}.`);
      }
      for (const name of names) {
        writeFileSync(join(ours, name), removeUnused(readFileSync(join(theirs, name), 'utf8')));
      }
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus-plugin-content-docs\/default\/p\/docs-\w+\.json$/,
            (resource) => {
              resource.request = join(ours, basename(resource.request));
            },
          ),
        ],
      };
    },
  };
}

/** Returns the IDs of the pages in each category by the ID of the page that heads it. */
export function findHeadedPages(items: readonly SidebarItem[]): ReadonlyMap<string, readonly string[]> {
  const categories = items.flatMap(findCategories);
  const heads = new Set(categories.flatMap((category) => getPage(category) ?? []));
  return new Map(
    [...heads].map((id) => [
      id,
      categories.filter((category) => getPage(category) === id).flatMap((category) => category.items.flatMap(getPages)),
    ]),
  );
}

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;

function findCategories(item: SidebarItem): readonly Category[] {
  return item.type === 'category' ? [item, ...item.items.flatMap(findCategories)] : [];
}

function getPage(item: SidebarItem): string | undefined {
  if (item.type === 'category') {
    return item.link?.type === 'doc' ? item.link.id : undefined;
  }
  return item.type === 'doc' || item.type === 'ref' ? item.id : undefined;
}

function getPages(item: SidebarItem): readonly string[] {
  return [getPage(item) ?? []].flat();
}

/**
 * Removes data of a version of the documentation that no component reads: the metadata of its pages, their IDs (of
 * which breadcrumbs only read whether there is one), and `unlisted: false` in sidebars.
 */
export function removeUnused(json: string): string {
  const {version, ...rest} = JSON.parse(json) as {readonly version: object};
  return JSON.stringify({...rest, version: {...version, docs: {}}}, (key, value: unknown) => {
    if (key === 'docId') {
      return 'x';
    }
    return key === 'unlisted' && value === false ? undefined : value;
  });
}
