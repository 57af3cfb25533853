import type {SearchRecord} from '../contract.ts';
import type {Redirect} from '../../content-model/redirects.ts';
import {removeTrailingSlash} from '../../tooling/removeTrailingSlash.ts';
import {getSlugWords} from '../engine/text/getSlugWords.ts';

/** A redirect that was read from a built page, which doesn't contain the status. */
export type RedirectedPath = Pick<Redirect, 'from' | 'to'>;

/**
 * Adds the words of redirecting URLs to the labels of their target pages, because readers may still know the old names.
 */
export function addRedirectLabels(records: SearchRecord[], redirects: readonly RedirectedPath[]): SearchRecord[] {
  const names = new Map<string, string[]>();
  for (const {from, to} of redirects) {
    const page = removeTrailingSlash(to.split('#')[0] ?? '');
    names.set(page, [...(names.get(page) ?? []), getSlugWords(from)]);
  }
  return records.map((record) => {
    const known = [record.hierarchy.lvl1, ...record.labels];
    const former = record.type === 'lvl1' ? (names.get(removeTrailingSlash(new URL(record.url).pathname)) ?? []) : [];
    return {...record, labels: [...new Set([...record.labels, ...former.filter((name) => !known.includes(name))])]};
  });
}
