import type {SearchHit} from '../../search/contract.ts';

/** Returns a link in Markdown whose text is the path of headings to the hit. */
export function formatHitLink({hierarchy, url}: SearchHit, siteUrl: string): string {
  const titles = [hierarchy?.lvl1, hierarchy?.lvl2, hierarchy?.lvl3, hierarchy?.lvl4].filter(Boolean).join(' › ');
  return `[${unescapeHit(titles)}](${url ?? siteUrl})`;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Hits contain HTML, because the dialog of the site inserts them into the page. */
export function unescapeHit(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
}
