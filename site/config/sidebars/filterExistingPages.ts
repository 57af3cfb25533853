export type SidebarItem =
  | string
  /** A link to a page in another sidebar. */
  | {readonly type: 'ref'; readonly label: string; readonly id: string}
  /** A link to a page outside the documentation. */
  | {readonly type: 'link'; readonly label: string; readonly href: string}
  | {readonly type: 'html'; readonly value: string}
  | Category;

export type Category = {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page. */
  readonly link?: {readonly type: 'doc'; readonly id: string};
  readonly items: SidebarItem[];
};

export type Sidebar = readonly SidebarItem[];

/**
 * Removes unwritten pages from a planned sidebar: documents that don't exist, links to them, and empty categories. If a
 * category's own page is missing, its other pages stay.
 */
export function filterExistingPages(sidebar: Sidebar, documentIds: ReadonlySet<string>): SidebarItem[] {
  return sidebar.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') {
      return documentIds.has(item) ? [item] : [];
    }
    if (item.type === 'ref') {
      return documentIds.has(item.id) ? [item] : [];
    }
    return item.type === 'category' ? filterCategory(item, documentIds) : [item];
  });
}

function filterCategory(category: Category, documentIds: ReadonlySet<string>): Category[] {
  const {link, ...rest} = category;
  const items = filterExistingPages(category.items, documentIds);
  if (link !== undefined && documentIds.has(link.id)) {
    return [{...rest, link, items}];
  }
  const hasPage = items.some((item) => typeof item === 'string' || item.type === 'category' || item.type === 'link');
  return hasPage ? [{...rest, items}] : [];
}
