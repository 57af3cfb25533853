import {maxQueryLength, type SearchRecord} from '../contract.ts';
import {createNameKey} from '../engine/text/createNameKey.ts';
import {stem} from '../engine/text/stem.ts';
import type {Judgments} from './Judgments.ts';

/**
 * Creates a query for each page title, for which the pages with this name are relevant, and for each second-level heading
 * in the documentation, for which its page is relevant. A heading is used on its own if its name is unique on the site, and
 * with the page's title before it otherwise.
 */
export function createTitleQueries(records: readonly SearchRecord[]): {titles: Judgments; headings: Judgments} {
  const names = collect(
    records.flatMap((record) => getNames(record).map((name) => [createStemKey(name), getPagePath(record)] as const)),
  );
  const headings = records.filter(({type, url}) => type === 'lvl2' && new URL(url).pathname.startsWith('/docs/'));
  return {
    titles: Object.fromEntries(
      records
        .filter(({type}) => type === 'lvl1')
        .map((page) => [truncateQuery(page.hierarchy.lvl1), names[createStemKey(page.hierarchy.lvl1)] ?? []]),
    ),
    headings: collect(
      headings.map((record) => {
        const {lvl1, lvl2} = record.hierarchy;
        const isUnique = names[createStemKey(lvl2 ?? '')]?.length === 1;
        return [truncateQuery(isUnique ? (lvl2 ?? '') : `${lvl1} ${lvl2}`), getPagePath(record)];
      }),
    ),
  };
}

function getNames({type, hierarchy, labels, symbols}: SearchRecord): string[] {
  return type === 'content' ? [] : [hierarchy[type] ?? '', ...labels, ...symbols];
}

/** Returns the same key for a name and its plural. */
function createStemKey(name: string): string {
  return stem(createNameKey(name));
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

function getPagePath({url_without_anchor}: SearchRecord): string {
  return new URL(url_without_anchor).pathname;
}

/** Truncates a string to the maximum length of the input. */
function truncateQuery(text: string): string {
  return text.slice(0, maxQueryLength).trim();
}
