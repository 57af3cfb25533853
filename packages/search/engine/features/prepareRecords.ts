import {GLOSSARY, LEVELS, type SearchRecord} from '../../contract.ts';
import {getAliases} from './getAliases.ts';
import {findAreas} from './findAreas.ts';
import {createNameKey} from '../text/createNameKey.ts';
import {getPrior} from './getPrior.ts';
import {toPrintedName} from '../text/toPrintedName.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {getSectionWords} from './sections.ts';
import {splitIdentifier} from '../text/splitIdentifier.ts';
import {stem} from '../text/stem.ts';
import {stopWords} from '../language/stopWords.ts';
import {tokenize} from '../text/tokenize.ts';

// A heading that appears on more pages than this, such as "See also", can only be found by its words.
const COMMON = 2;

/** Calculates the values that ranking compares. The records of a page have to be consecutive and in reading order. */
export function prepareRecords(records: SearchRecord[]): RankedRecord[] {
  const counts = countHeadings(records);
  const getArea = findAreas(records);
  const isCommon = (record: SearchRecord) =>
    record.type !== 'lvl1' && getTitles(record).some((title) => (counts.get(createNameKey(title)) ?? 0) > COMMON);
  let trail: {record: SearchRecord; id: number}[] = [];
  return records.map((record, id) => {
    const above = trail.filter((candidate) => isAbove(candidate.record, record));
    trail = [...above, {record, id}];
    const names = [record.hierarchy.lvl0, ...trail.flatMap((part) => part.record.symbols)];
    const titles = getTitles(record).map(toComparable);
    return {
      record,
      order: id,
      above: above.map((part) => part.id),
      titles,
      keywords: record.keywords.map(getSubject),
      keywordKeys: createSet(record.keywords.map(createNameKey)),
      keywordSubjects: createSet(record.keywords.map((keyword) => getSubjectStems(keyword).join(' '))),
      printedNames: new Set(record.symbols.map(toPrintedName)),
      nameKeys: record.symbols.map(createNameKey),
      firstWords: record.symbols.flatMap(getFirstWords),
      aliasKeys: record.symbols.flatMap(getAliases).map(createNameKey),
      contextKeys: new Set(
        names.flatMap((name) => [name, ...getAliases(name), ...name.split(/\s+/)]).map(createNameKey),
      ),
      pathKey: getPathKey(record),
      isCommonTitle: isCommon(record),
      isAside: trail.some((part) => isCommon(part.record)),
      isPlainText: record.type === 'content' && record.symbols.length === 0 && record.message === null,
      isTerm: record.hierarchy.lvl1 === GLOSSARY && record.type !== 'lvl1' && record.type !== 'content',
      area: getArea(record.url),
      sectionWords: getSectionWords(record.hierarchy.lvl0),
      messageWords: getWholeTerms(record.message ?? '')
        .flatMap((term) => term.split('/'))
        .filter(Boolean),
      messageKey: record.message === null ? null : createNameKey(record.message),
      isTroubleshooting: (trail[0]?.record.message ?? null) !== null,
      prior: getPrior(record, trail[0]?.record.links ?? 0),
    };
  });
}

/** Most records have no keywords, so they share a set. */
const none: Set<string> = new Set();

function createSet(values: string[]): Set<string> {
  return values.length > 0 ? new Set(values) : none;
}

function getFirstWords(symbol: string): string[] {
  return splitIdentifier(symbol).flatMap(({start, text}) => (start === 0 ? text.toLowerCase() : []));
}

function countHeadings(records: SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    if (record.type !== 'lvl1') {
      getTitles(record)
        .map(createNameKey)
        .forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
    }
  }
  return counts;
}

function getTitles({type, hierarchy, labels}: SearchRecord): string[] {
  const title = type === 'content' ? null : hierarchy[type];
  return title === null ? [] : [title, ...labels];
}

function toComparable(title: string): {key: string; stems: string[]} {
  return {key: createNameKey(title), stems: getSubjectStems(title)};
}

function isAbove(above: SearchRecord, record: SearchRecord): boolean {
  return (
    above.type !== 'content' &&
    above.url_without_anchor === record.url_without_anchor &&
    (record.type === 'content' || LEVELS.indexOf(above.type) < LEVELS.indexOf(record.type))
  );
}

function getPathKey({type, hierarchy}: SearchRecord): string | null {
  return type === 'lvl1' || type === 'content' ? null : createNameKey(`${hierarchy.lvl1} ${hierarchy[type]}`);
}

function getSubjectStems(title: string): string[] {
  return getSubject(title).map(stem);
}

function getSubject(title: string): string[] {
  const terms = getWholeTerms(title);
  const subject = terms.filter((term) => !stopWords.has(term));
  return subject.length > 0 ? subject : terms;
}

function getWholeTerms(text: string): string[] {
  return tokenize(text).flatMap(({term, isWhole}) => (isWhole ? term : []));
}
