import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ListedPage} from '../../../src/components/notFound/findNearestPages.ts';
import type {BuiltSite} from '../BuiltSite.ts';

/** Writes the list of all pages, which the 404 page uses for its suggestions. */
export function writePageList({folder, pages}: BuiltSite): void {
  const list: readonly ListedPage[] = pages.map(({path, title}) => ({path, title}));
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(list));
}
