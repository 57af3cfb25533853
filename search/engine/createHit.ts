import {LEVELS, type SearchHit, type SearchParams, type SearchRecord} from '../contract.ts';
import {escapeTexts} from './escapeTexts.ts';
import {highlight} from './highlight.ts';
import type {Query} from './Query.ts';
import {selectAttributes} from './selectAttributes.ts';
import {snippet} from './snippet.ts';

const DEFAULT_TAGS = {pre: '<em>', post: '</em>'};
const DEFAULT_SNIPPET_WORDS = 10;

/** Makes the hit that is sent for a record: escaped, highlighted, cut and reduced to what was asked for. */
export function createHit(record: SearchRecord, query: Query, params: SearchParams): SearchHit {
  const tags = {
    pre: params.highlightPreTag ?? DEFAULT_TAGS.pre,
    post: params.highlightPostTag ?? DEFAULT_TAGS.post,
  };
  const texts = textsOf(record);
  const hit: SearchHit = {
    ...selectAttributes(escapeTexts(record), params.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: nest(Object.entries(texts).map(([name, text]) => [name, highlight(text, query, tags)])),
  };
  const snippets = (params.attributesToSnippet ?? []).flatMap((attribute) => {
    const [name = '', words] = attribute.split(':');
    const text = texts[name];
    const options = {
      words: Number(words) || DEFAULT_SNIPPET_WORDS,
      ellipsis: params.snippetEllipsisText ?? '…',
      tags,
    };
    return text === undefined ? [] : [[name, snippet(text, query, options)] as const];
  });
  return snippets.length > 0 ? {...hit, _snippetResult: nest(snippets)} : hit;
}

/** The searchable texts of a record by the name of their attribute. */
function textsOf({hierarchy, content}: SearchRecord): Record<string, string> {
  const levels = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[`hierarchy.${level}`, text] as const];
  });
  return Object.fromEntries(content === null ? levels : [...levels, ['content', content] as const]);
}

/** Turns `hierarchy.lvl1` into an object in an object. */
function nest<Value>(entries: (readonly [string, Value])[]): {hierarchy: Record<string, Value>; content?: Value} {
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
