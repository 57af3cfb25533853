import type {SearchRecord} from '../contract.ts';
import type {Redirect} from '../../content-model/redirects.ts';
import {splitSlug} from './splitSlug.ts';

/** A redirect that was read from a built page, which doesn't contain the status. */
export type RedirectedPath = Pick<Redirect, 'from' | 'to'>;

/**
 * Adds the words of redirecting URLs to the labels of their target pages, because readers may still know the old names.
 */
export function addFormerNames(records: SearchRecord[], redirects: readonly RedirectedPath[]): SearchRecord[] {
  const names = new Map<string, string[]>();
  for (const {from, to} of redirects) {
    const page = toPlainText(to.split('#')[0] ?? '');
    names.set(page, [...(names.get(page) ?? []), splitSlug(from)]);
  }
  return records.map((record) => {
    const known = [record.hierarchy.lvl1, ...record.labels];
    const former = record.type === 'lvl1' ? (names.get(toPlainText(new URL(record.url).pathname)) ?? []) : [];
    return {...record, labels: [...new Set([...record.labels, ...former.filter((name) => !known.includes(name))])]};
  });
}

function toPlainText(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}
