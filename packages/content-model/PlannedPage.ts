/** A page that the site needs to have, with its titles. The site may have other pages. */
export type PlannedPage = {
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly sidebar: 'mainSidebar' | 'apiSidebar' | null;
};
