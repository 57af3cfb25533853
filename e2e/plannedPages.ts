import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {documentIds} from '../site/config/sidebars/documentIds.ts';
import {root} from './builtSite.ts';

/** A documentation page of the plan of the site. */
export interface PlannedPage {
  /** Without a trailing slash: `/docs/interpolate`; `/docs` for the first page. */
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  /** Null or absent for pages that stand in no sidebar. */
  readonly sidebar?: 'mainSidebar' | 'apiSidebar' | null;
}

const planned = JSON.parse(readFileSync(join(root, 'checks/data/planned-pages.json'), 'utf8')) as PlannedPage[];

/** The ids of all documents that are written. */
export const writtenIds: ReadonlySet<string> = documentIds(join(root, 'site/docs'));

/** The pages of the plan that are written. */
export const writtenPages: readonly PlannedPage[] = planned.filter(({id}) => writtenIds.has(id));
