import type {SearchRecord} from '../contract.ts';
import {slugWords} from './slugWords.ts';

/** An address that leads to another one, as paths; `to` may have an anchor. */
export type Redirect = {from: string; to: string};

/** Gives pages the words of the addresses that lead to them as further labels: readers may know them by these. */
export function addFormerNames(records: SearchRecord[], redirects: readonly Redirect[]): SearchRecord[] {
  const names = new Map<string, string[]>();
  for (const {from, to} of redirects) {
    const page = plain(to.split('#')[0] ?? '');
    names.set(page, [...(names.get(page) ?? []), slugWords(from)]);
  }
  return records.map((record) => {
    const known = [record.hierarchy.lvl1, ...record.labels];
    const former = record.type === 'lvl1' ? (names.get(plain(new URL(record.url).pathname)) ?? []) : [];
    return {...record, labels: [...new Set([...record.labels, ...former.filter((name) => !known.includes(name))])]};
  });
}

function plain(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}
