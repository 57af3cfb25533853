import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './builtSite.ts';

/** A documentation page in the site map. */
export type PlannedPage = {
  /** Without a trailing slash: `/docs/interpolate`; `/docs` for the first page. */
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly sidebarLabel?: string;
  /** Null or missing for pages that aren't in a sidebar. */
  readonly sidebar?: 'mainSidebar' | 'apiSidebar' | null;
};

const planned = JSON.parse(
  readFileSync(join(root, 'packages/content-model/planned-pages.json'), 'utf8'),
) as PlannedPage[];

/** The pages in the site map. The others are redirects. */
export const writtenPages: readonly PlannedPage[] = planned.filter(({kind}) => kind !== 'redirect');
