import type {Sidebar, SidebarItem} from '../../../config/sidebars/Sidebar.ts';

/** A top-level category of a sidebar. */
export type Chapter = {
  readonly title: string;
  /** Paths of its pages without a trailing slash, in the order of the sidebar. */
  readonly paths: readonly string[];
};

/**
 * Returns the chapters of a sidebar. Pages without a category form a chapter of their own.
 * @param part the name of the sidebar, which the titles of the chapters begin with.
 * @param paths the path of each page by its ID.
 */
export function listChapters(part: string, sidebar: Sidebar, paths: ReadonlyMap<string, string>): Chapter[] {
  const findPaths = (items: readonly SidebarItem[]): string[] => [
    ...new Set(items.flatMap(listIds).flatMap((id) => paths.get(id) ?? [])),
  ];
  return [
    {title: part, paths: findPaths(sidebar.filter((item) => !isCategory(item)))},
    ...sidebar.filter(isCategory).map((item) => ({title: `${part}: ${item.label}`, paths: findPaths([item])})),
  ];
}

function isCategory(item: SidebarItem): item is Extract<SidebarItem, {readonly type: 'category'}> {
  return typeof item === 'object' && item.type === 'category';
}

function listIds(item: SidebarItem): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (item.type === 'ref') {
    return [item.id];
  }
  return isCategory(item) ? [...(item.link ? [item.link.id] : []), ...item.items.flatMap(listIds)] : [];
}
