import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** A top-level category of a sidebar. */
export type Chapter = {
  readonly title: string;
  /** Paths of its pages, in the order of the sidebar. */
  readonly paths: readonly string[];
};

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** Returns the chapters in the order of the sidebars. Pages without a category form a chapter of their own. */
export function splitIntoChapters({loadedVersions}: LoadedContent): Chapter[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
    return Object.entries(sidebars).flatMap(([name, items]): Chapter[] => {
      const part = names[name] ?? name;
      const loose = items.filter(({type}) => type !== 'category');
      return [
        {title: part, paths: findPaths(loose, paths)},
        ...items.flatMap((item) =>
          item.type === 'category' ? {title: `${part}: ${item.label}`, paths: findPaths([item], paths)} : [],
        ),
      ];
    });
  });
}

const names: Readonly<Record<string, string>> = {mainSidebar: 'Guides', apiSidebar: 'Reference'};

function findPaths(items: Sidebar, paths: ReadonlyMap<string, string>): string[] {
  return [
    ...new Set(
      items.flatMap((item): (string | undefined)[] => {
        if (item.type === 'doc' || item.type === 'ref') {
          return [paths.get(item.id)];
        }
        if (item.type !== 'category') {
          return [];
        }
        return [item.link?.type === 'doc' ? paths.get(item.link.id) : undefined, ...findPaths(item.items, paths)];
      }),
    ),
  ].filter((path) => path !== undefined);
}
