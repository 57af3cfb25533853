import {LEVELS, type SearchHit, type SearchParams, type SearchRecord} from '../../contract.ts';
import {escapeTexts} from './escapeTexts.ts';
import {findMarks} from './findMarks.ts';
import {highlight} from './highlight.ts';
import type {Query} from '../query/Query.ts';
import {selectAttributes} from './selectAttributes.ts';
import {createSnippet} from './createSnippet.ts';

const DEFAULT_TAGS = {pre: '<em>', post: '</em>'};
const DEFAULT_SNIPPET_WORDS = 10;

/**
 * Creates the hit that is sent for a record: escaped, highlighted, shortened and reduced to the requested attributes.
 */
export function createHit(record: SearchRecord, query: Query, params: SearchParams): SearchHit {
  const tags = {
    pre: params.highlightPreTag ?? DEFAULT_TAGS.pre,
    post: params.highlightPostTag ?? DEFAULT_TAGS.post,
  };
  const texts = getTexts(record).map(([name, text]) => {
    const marks = findMarks(text, query);
    return {name, text, marks, highlighted: highlight(text, marks, query, tags)};
  });
  const hit: SearchHit = {
    ...selectAttributes(escapeTexts(record), params.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: nestResults(texts.map(({name, highlighted}) => [name, highlighted])),
  };
  const snippets = (params.attributesToSnippet ?? []).flatMap((attribute) => {
    const [name = '', words] = attribute.split(':');
    const found = texts.find((text) => text.name === name);
    const options = {
      words: Number(words) || DEFAULT_SNIPPET_WORDS,
      ellipsis: params.snippetEllipsisText ?? '…',
      tags,
    };
    return found === undefined
      ? []
      : [
          [
            name,
            {value: createSnippet(found.text, found.marks, options), matchLevel: found.highlighted.matchLevel},
          ] as const,
        ];
  });
  return snippets.length > 0 ? {...hit, _snippetResult: nestResults(snippets)} : hit;
}

/** Returns the searchable strings of a record by attribute name. */
function getTexts({hierarchy, content}: SearchRecord): (readonly [name: string, text: string])[] {
  const levels = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[`hierarchy.${level}`, text] as const];
  });
  return content === null ? levels : [...levels, ['content', content]];
}

/** Converts `hierarchy.lvl1` to a nested object. */
function nestResults<Value>(entries: (readonly [string, Value])[]): {
  hierarchy: Record<string, Value>;
  content?: Value;
} {
  const nested: {hierarchy: Record<string, Value>; content?: Value} = {hierarchy: {}};
  for (const [name, value] of entries) {
    if (name === 'content') {
      nested.content = value;
    } else {
      nested.hierarchy[name.slice('hierarchy.'.length)] = value;
    }
  }
  return nested;
}
