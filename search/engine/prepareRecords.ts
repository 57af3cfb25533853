import {LEVELS, type SearchRecord} from '../contract.ts';
import {aliasesOf} from './aliasesOf.ts';
import {findAreas} from './findAreas.ts';
import {nameKey} from './nameKey.ts';
import {priorOf} from './priorOf.ts';
import {printedName} from './printedName.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {stem} from './stem.ts';
import {stopWords} from './stopWords.ts';
import {tokenize} from './tokenize.ts';

// A heading on more pages than this, such as "See also", is found by its words only.
const COMMON = 2;

/** Works out what ranking compares. Records of a page have to follow each other, in reading order. */
export function prepareRecords(records: SearchRecord[]): RankedRecord[] {
  const counts = countHeadings(records);
  const areaOf = findAreas(records);
  const isCommon = (record: SearchRecord) =>
    record.type !== 'lvl1' && titlesOf(record).some((title) => (counts.get(nameKey(title)) ?? 0) > COMMON);
  const headings = headingsByPage(records);
  let trail: {record: SearchRecord; id: number}[] = [];
  return records.map((record, id) => {
    const above = trail.filter((candidate) => isAbove(candidate.record, record));
    trail = [...above, {record, id}];
    const names = [record.hierarchy.lvl0, ...trail.flatMap((part) => part.record.symbols)];
    const titles = titlesOf(record).map(comparable);
    return {
      record,
      order: id,
      above: above.map((part) => part.id),
      headings: headings.get(id) ?? [],
      titles,
      keywords: record.keywords.map(comparable),
      printedNames: new Set(record.symbols.map(printedName)),
      nameKeys: record.symbols.map(nameKey),
      aliasKeys: record.symbols.flatMap(aliasesOf).map(nameKey),
      contextKeys: new Set(names.flatMap((name) => [name, ...aliasesOf(name), ...name.split(/\s+/)]).map(nameKey)),
      pathKey: pathKeyOf(record),
      isCommonTitle: isCommon(record),
      isAside: trail.some((part) => isCommon(part.record)),
      isPlainText: record.type === 'content' && record.symbols.length === 0 && record.message === null,
      isMessageOnly: record.message !== null && record.content === record.message,
      area: areaOf(record.url),
      messageWords: wholeTerms(record.message ?? '')
        .flatMap((term) => term.split('/'))
        .filter(Boolean),
      messageKey: record.message === null ? null : nameKey(record.message),
      isTroubleshooting: (trail[0]?.record.message ?? null) !== null,
      isGuide: (trail[0]?.record.symbols.length ?? 0) === 0,
      prior: priorOf(record, trail[0]?.record.links ?? 0),
    };
  });
}

/** The places of the headings of each page, by the place of the page. */
function headingsByPage(records: SearchRecord[]): Map<number, number[]> {
  const headings = new Map<number, number[]>();
  let page = 0;
  for (const [place, {type}] of records.entries()) {
    if (type === 'lvl1') {
      page = place;
    } else if (type !== 'content') {
      headings.set(page, [...(headings.get(page) ?? []), place]);
    }
  }
  return headings;
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

function comparable(title: string): {key: string; stems: string[]} {
  return {key: nameKey(title), stems: subjectStems(title)};
}

function isAbove(above: SearchRecord, record: SearchRecord): boolean {
  return (
    above.type !== 'content' &&
    above.url_without_anchor === record.url_without_anchor &&
    (record.type === 'content' || LEVELS.indexOf(above.type) < LEVELS.indexOf(record.type))
  );
}

function pathKeyOf({type, hierarchy}: SearchRecord): string | null {
  return type === 'lvl1' || type === 'content' ? null : nameKey(`${hierarchy.lvl1} ${hierarchy[type]}`);
}

function subjectStems(title: string): string[] {
  const terms = wholeTerms(title);
  const subject = terms.filter((term) => !stopWords.has(term));
  return (subject.length > 0 ? subject : terms).map(stem);
}

function wholeTerms(text: string): string[] {
  return tokenize(text).flatMap(({term, isWhole}) => (isWhole ? term : []));
}
