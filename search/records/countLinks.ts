import type {SearchRecord} from '../contract.ts';

/**
 * Sets for each record how many of the pages link to it: to any place on a page, to the anchor of a heading. Texts have
 * no links of their own. `links` holds for each page the addresses that it links to.
 */
export function countLinks(records: SearchRecord[], links: readonly (readonly string[])[]): SearchRecord[] {
  const counts = new Map<string, number>();
  for (const targets of links) {
    const pages = targets.map((target) => plain(target.split('#')[0] ?? ''));
    for (const target of new Set([...pages, ...targets.filter((link) => link.includes('#'))])) {
      counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return records.map((record) => {
    const address = record.type === 'lvl1' ? plain(record.url_without_anchor) : record.url;
    return record.type === 'content' ? record : {...record, links: counts.get(address) ?? 0};
  });
}

/** Links to `/docs` and `/docs/` lead to the same page. */
function plain(url: string): string {
  return url.replace(/\/$/, '');
}
