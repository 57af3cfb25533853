import {MAX_QUERY_LENGTH, type SearchRecord} from '../contract.ts';
import {nameKey} from '../engine/nameKey.ts';
import {stem} from '../engine/stem.ts';
import type {Expected} from './golden/Expected.ts';

/**
 * Makes a query of every title of a page, which has to find a page of this name, and of every heading of the second
 * level in the documentation, which has to find its page: by itself if nothing else on the site has this name, else
 * behind the page's title.
 */
export function titleQueries(records: readonly SearchRecord[]): {titles: Expected; headings: Expected} {
  const names = collect(
    records.flatMap((record) => namesOf(record).map((name) => [sameName(name), pathOf(record)] as const)),
  );
  const headings = records.filter(({type, url}) => type === 'lvl2' && new URL(url).pathname.startsWith('/docs/'));
  return {
    titles: Object.fromEntries(
      records
        .filter(({type}) => type === 'lvl1')
        .map((page) => [typed(page.hierarchy.lvl1), names[sameName(page.hierarchy.lvl1)] ?? []]),
    ),
    headings: collect(
      headings.map((record) => {
        const {lvl1, lvl2} = record.hierarchy;
        const isOnlyOne = names[sameName(lvl2 ?? '')]?.length === 1;
        return [typed(isOnlyOne ? (lvl2 ?? '') : `${lvl1} ${lvl2}`), pathOf(record)];
      }),
    ),
  };
}

function namesOf({type, hierarchy, labels, symbols}: SearchRecord): string[] {
  return type === 'content' ? [] : [hierarchy[type] ?? '', ...labels, ...symbols];
}

/** The same for a name and its plural. */
function sameName(name: string): string {
  return stem(nameKey(name));
}

function collect(entries: readonly (readonly [string, string])[]): Record<string, string[]> {
  const collected: Record<string, string[]> = {};
  for (const [name, path] of entries) {
    const paths = (collected[name] ??= []);
    if (!paths.includes(path)) {
      paths.push(path);
    }
  }
  return collected;
}

function pathOf({url_without_anchor}: SearchRecord): string {
  return new URL(url_without_anchor).pathname;
}

/** As much of a text as the field takes. */
function typed(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).trim();
}
