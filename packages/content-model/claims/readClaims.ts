import {readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {getClaimedPage} from './getClaimedPage.ts';
import {parseClaims} from './parseClaims.ts';
import type {PageClaims} from './PageClaims.ts';

/** Reads the claims about all pages in a folder of the repository, sorted by page. A page can have several files. */
export function readClaims(repository: string, folder: string): PageClaims[] {
  const pages = new Map<string, PageClaims>();
  const files = readdirSync(join(repository, folder), {recursive: true, encoding: 'utf8'});
  for (const name of files.sort()) {
    const file = `${folder}/${name.split(sep).join('/')}`;
    const page = getClaimedPage(file);
    if (page === undefined) {
      continue;
    }
    const {claims, unproven, shared} = parseClaims(file, readFileSync(join(repository, file), 'utf8'));
    const others = pages.get(page);
    pages.set(page, {
      page,
      claims: [...(others?.claims ?? []), ...claims],
      unproven: [...(others?.unproven ?? []), ...unproven],
      shared: [others?.shared ?? '', shared].filter(Boolean).join('\n\n'),
    });
  }
  return [...pages.values()];
}
