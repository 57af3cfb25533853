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
