import {LEVELS, type SearchRecord} from '../contract.ts';
import {aliasesOf} from './aliasesOf.ts';
import {nameKey} from './nameKey.ts';
import {printedName} from './printedName.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {stem} from './stem.ts';
import {stopWords} from './stopWords.ts';
import {tokenize} from './tokenize.ts';

// A heading on more pages than this, such as "See also", is found by its words only.
const COMMON = 4;
const LOSS_PER_FOLDER = 0.04;
const BLOG_PRIOR = 0.7;

/** Works out what ranking compares. Records of a page have to follow each other, in reading order. */
export function prepareRecords(records: SearchRecord[]): RankedRecord[] {
  const counts = countHeadings(records);
  let trail: {record: SearchRecord; id: number}[] = [];
  return records.map((record, id) => {
    const above = trail.filter((candidate) => isAbove(candidate.record, record));
    trail = [...above, {record, id}];
    const names = trail.flatMap((part) => part.record.symbols);
    const titles = titlesOf(record).map((title) => ({key: nameKey(title), stems: subjectStems(title)}));
    return {
      record,
      order: id,
      above: above.map((part) => part.id),
      titles,
      printedNames: new Set(record.symbols.map(printedName)),
      nameKeys: record.symbols.map(nameKey),
      aliasKeys: record.symbols.flatMap(aliasesOf).map(nameKey),
      contextKeys: new Set(names.flatMap((name) => [name, ...aliasesOf(name), ...name.split(/\s+/)]).map(nameKey)),
      isCommonTitle: titles.some(({key}) => (counts.get(key) ?? 0) > COMMON),
      messageWords: record.isMessage ? wholeTerms(record.content ?? titlesOf(record)[0] ?? '') : [],
      prior: priorOf(record),
    };
  });
}

function countHeadings(records: SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    if (record.type !== 'lvl1') {
      titlesOf(record)
        .map(nameKey)
        .forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
    }
  }
  return counts;
}

function titlesOf({type, hierarchy, labels}: SearchRecord): string[] {
  const title = type === 'content' ? null : hierarchy[type];
  return title === null ? [] : [title, ...labels];
}

function isAbove(above: SearchRecord, record: SearchRecord): boolean {
  return (
    above.type !== 'content' &&
    above.url_without_anchor === record.url_without_anchor &&
    (record.type === 'content' || LEVELS.indexOf(above.type) < LEVELS.indexOf(record.type))
  );
}

function subjectStems(title: string): string[] {
  const terms = wholeTerms(title);
  const subject = terms.filter((term) => !stopWords.has(term));
  return (subject.length > 0 ? subject : terms).map(stem);
}

function wholeTerms(text: string): string[] {
  return tokenize(text).flatMap(({term, isWhole}) => (isWhole ? term : []));
}

function priorOf({url_without_anchor, hierarchy}: SearchRecord): number {
  const {pathname} = new URL(url_without_anchor);
  const folders = pathname.split('/').filter(Boolean).length;
  return Math.max(0.5, 1 - LOSS_PER_FOLDER * folders) * (hierarchy.lvl0 === 'Blog' ? BLOG_PRIOR : 1);
}
