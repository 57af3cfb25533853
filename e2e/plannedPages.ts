import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readDocumentIds} from '../packages/content-model/readDocumentIds.ts';
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

const planned = JSON.parse(
  readFileSync(join(root, 'packages/content-model/planned-pages.json'), 'utf8'),
) as PlannedPage[];

/** The IDs of all existing documents. */
const writtenIds: ReadonlySet<string> = readDocumentIds(join(root, 'content/docs'));

/** The pages in the site map that exist. */
export const writtenPages: readonly PlannedPage[] = planned.filter(({id}) => writtenIds.has(id));
