export type SidebarItem =
  | string
  | {readonly type: 'link'; readonly label: string; readonly href: string}
  | {readonly type: 'html'; readonly value: string}
  | Category;

export interface Category {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page. */
  readonly link?: {readonly type: 'doc'; readonly id: string};
  readonly items: SidebarItem[];
}

export type Sidebar = readonly SidebarItem[];

/**
 * Leaves out of a planned sidebar what is not written yet: documents that do not exist, links to them, and
 * categories without a page. A category whose own page is missing keeps its other pages.
 */
export const existingPages = (sidebar: Sidebar, documentIds: ReadonlySet<string>): SidebarItem[] =>
  sidebar.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return documentIds.has(item) ? [item] : [];
    if (item.type === 'link') return documentIds.has(item.href.replace(/^\/docs\//, '')) ? [item] : [];
    return item.type === 'category' ? existingCategory(item, documentIds) : [item];
  });

const existingCategory = (category: Category, documentIds: ReadonlySet<string>): Category[] => {
  const {link, ...rest} = category;
  const items = existingPages(category.items, documentIds);
  if (link !== undefined && documentIds.has(link.id)) return [{...rest, link, items}];
  const hasPage = items.some((item) => typeof item === 'string' || item.type === 'category');
  return hasPage ? [{...rest, items}] : [];
};
