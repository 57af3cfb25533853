import {removeTrailingSlash} from '../../tooling/removeTrailingSlash.ts';
import type {SearchRecord} from '../contract.ts';

/**
 * Sets how many of the pages link to each record. For a page, links to all of its anchors are included; for a heading,
 * links to its anchor. Paragraphs can't be linked. `links` contains the linked URLs of each page.
 */
export function countLinks(records: SearchRecord[], links: readonly (readonly string[])[]): SearchRecord[] {
  const counts = new Map<string, number>();
  for (const targets of links) {
    const pages = targets.map((target) => removeTrailingSlash(target.split('#')[0] ?? ''));
    for (const target of new Set([...pages, ...targets.filter((link) => link.includes('#'))])) {
      counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return records.map((record) => {
    const url = record.type === 'lvl1' ? removeTrailingSlash(record.url_without_anchor) : record.url;
    return record.type === 'content' ? record : {...record, links: counts.get(url) ?? 0};
  });
}
