import {join} from 'node:path';
import {readJson} from '../../packages/tooling/readJson.ts';
import {root} from './builtSite.ts';

/** A documentation page in the site map. */
export type PlannedPage = {
  /** Without a trailing slash: `/docs/interpolate`; `/docs` for the first page. */
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  /** Null or missing for pages that aren't in a sidebar. */
  readonly sidebar?: 'mainSidebar' | 'apiSidebar' | null;
};

/** All pages of the documentation. */
export const writtenPages: readonly PlannedPage[] = readJson(join(root, 'packages/content-model/planned-pages.json'));
