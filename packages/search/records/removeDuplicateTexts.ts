import type {SearchRecord} from '../contract.ts';

/** Removes texts that only repeat the title or description of another page, such as cards and page lists. */
export function removeDuplicateTexts(records: SearchRecord[]): SearchRecord[] {
  const pages = new Map<string, string>();
  for (const {type, hierarchy, content, url_without_anchor: url} of records) {
    if (type === 'lvl1') {
      pages.set(hierarchy.lvl1, url);
      pages.set(content ?? '', url);
    }
  }
  return records.filter(({type, content, url_without_anchor: url}) => {
    const source = pages.get(content ?? '');
    return type !== 'content' || source === undefined || source === url;
  });
}
