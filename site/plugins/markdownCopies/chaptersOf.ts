import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** A part of the documentation, as its sidebars divide it. */
export interface Chapter {
  readonly title: string;
  /** Paths of its pages, in the order of the sidebar. */
  readonly paths: readonly string[];
}

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** The chapters of the documentation, in the order of its sidebars; pages outside of a category have one of their own. */
export const chaptersOf = ({loadedVersions}: LoadedContent): Chapter[] =>
  loadedVersions.flatMap(({docs, sidebars}) => {
    const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
    return Object.entries(sidebars).flatMap(([name, items]): Chapter[] => {
      const part = names[name] ?? name;
      const loose = items.filter(({type}) => type !== 'category');
      return [
        {title: part, paths: pathsIn(loose, paths)},
        ...items.flatMap((item) =>
          item.type === 'category' ? {title: `${part}: ${item.label}`, paths: pathsIn([item], paths)} : [],
        ),
      ];
    });
  });

const names: Readonly<Record<string, string>> = {mainSidebar: 'Guides', apiSidebar: 'Reference'};

const pathsIn = (items: Sidebar, paths: ReadonlyMap<string, string>): string[] =>
  [
    ...new Set(
      items.flatMap((item): (string | undefined)[] => {
        if (item.type === 'doc' || item.type === 'ref') return [paths.get(item.id)];
        if (item.type !== 'category') return [];
        return [item.link?.type === 'doc' ? paths.get(item.link.id) : undefined, ...pathsIn(item.items, paths)];
      }),
    ),
  ].filter((path) => path !== undefined);
