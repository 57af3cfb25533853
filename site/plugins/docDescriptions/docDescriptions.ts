import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {descriptionsFile} from './descriptionsFile';

/**
 * Keeps the descriptions of all pages out of the sidebars' data, which each page of the documentation loads and which
 * they make more than twice as large. Cards need them: for each page there is a file with those of the pages that it
 * heads in a sidebar, by path.
 */
export const docDescriptions = ({generatedFilesDir}: LoadContext): Plugin => ({
  name: 'doc-descriptions',
  allContentLoaded: async ({allContent, actions: {createData}}) => {
    const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
    for (const {docs, sidebars} of loadedVersions) {
      const headed = headedPages(Object.values(sidebars).flat());
      const described = new Map(docs.map(({id, permalink, description}) => [id, [permalink, description]] as const));
      for (const {id, source} of docs) {
        const descriptions = (headed.get(id) ?? []).flatMap((item) => [described.get(item) ?? []]);
        await createData(descriptionsFile(source), JSON.stringify(Object.fromEntries(descriptions)));
      }
    }
  },
  configureWebpack: (_config, _isServer, {currentBundler}) => {
    // The development server reads the framework's data anew when a page changes.
    if (process.env.NODE_ENV !== 'production') return {};
    const theirs = join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
    const ours = join(generatedFilesDir, 'doc-descriptions/default');
    mkdirSync(ours, {recursive: true});
    const names = readdirSync(theirs).filter((name) => /^docs-\w+\.json$/.test(name));
    if (names.length === 0) throw new Error(`There is no data of sidebars in ${theirs}.`);
    for (const name of names)
      writeFileSync(join(ours, name), withoutDescriptions(readFileSync(join(theirs, name), 'utf8')));
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
});

/** The ids of the pages that each page heads, by its id. */
export const headedPages = (items: readonly SidebarItem[]): ReadonlyMap<string, readonly string[]> => {
  const categories = items.flatMap(categoriesIn);
  const heads = new Set(categories.flatMap((category) => pageOf(category) ?? []));
  return new Map(
    [...heads].map((id) => [
      id,
      categories.filter((category) => pageOf(category) === id).flatMap((category) => category.items.flatMap(pagesOf)),
    ]),
  );
};

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;

const categoriesIn = (item: SidebarItem): readonly Category[] =>
  item.type === 'category' ? [item, ...item.items.flatMap(categoriesIn)] : [];

const pageOf = (item: SidebarItem): string | undefined => {
  if (item.type === 'category') return item.link?.type === 'doc' ? item.link.id : undefined;
  return item.type === 'doc' || item.type === 'ref' ? item.id : undefined;
};

const pagesOf = (item: SidebarItem): readonly string[] => [pageOf(item) ?? []].flat();

/** `json` holds the framework's data of a version of the documentation. */
export const withoutDescriptions = (json: string): string => {
  const {version, ...rest} = JSON.parse(json) as VersionData;
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: undefined}] as const);
  return JSON.stringify({...rest, version: {...version, docs: Object.fromEntries(docs)}});
};

interface VersionData {
  readonly version: {readonly docs: Readonly<Record<string, {readonly description?: string}>>};
}
