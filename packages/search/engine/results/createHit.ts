import {allLevels, type SearchHit, type SearchParams, type SearchRecord} from '../../contract.ts';
import type {Query} from '../query/Query.ts';
import {createSnippet} from './createSnippet.ts';
import {escapeAttributes} from './escapeAttributes.ts';
import {findHighlights} from './findHighlights.ts';
import {highlightAttribute} from './highlightAttribute.ts';
import {selectAttributes} from './selectAttributes.ts';

const defaultTags = {pre: '<em>', post: '</em>'};
const defaultSnippetWords = 10;

/**
 * Creates the hit that is sent for a record: escaped, highlighted, shortened and reduced to the requested attributes.
 */
export function createHit(record: SearchRecord, query: Query, params: SearchParams): SearchHit {
  const tags = {
    pre: params.highlightPreTag ?? defaultTags.pre,
    post: params.highlightPostTag ?? defaultTags.post,
  };
  const attributes = getSearchableAttributes(record).map(([name, text]) => {
    const highlights = findHighlights(text, query);
    return {name, text, highlights, highlighted: highlightAttribute(text, highlights, query, tags)};
  });
  const hit: SearchHit = {
    ...selectAttributes(escapeAttributes(record), params.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: nestAttributes(attributes.map(({name, highlighted}) => [name, highlighted])),
  };
  const snippets = (params.attributesToSnippet ?? []).flatMap((requested) => {
    const [name = '', words] = requested.split(':');
    const found = attributes.find((other) => other.name === name);
    const options = {
      words: Number(words) || defaultSnippetWords,
      ellipsis: params.snippetEllipsisText ?? '…',
      tags,
    };
    return found === undefined
      ? []
      : [
          [
            name,
            {value: createSnippet(found.text, found.highlights, options), matchLevel: found.highlighted.matchLevel},
          ] as const,
        ];
  });
  return snippets.length > 0 ? {...hit, _snippetResult: nestAttributes(snippets)} : hit;
}

/** Returns the attributes of a record that are highlighted, by their names. */
function getSearchableAttributes({hierarchy, content}: SearchRecord): (readonly [name: string, text: string])[] {
  const levels = allLevels.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[`hierarchy.${level}`, text] as const];
  });
  return content === null ? levels : [...levels, ['content', content]];
}

/** Converts attributes such as `hierarchy.lvl1` to a nested object. */
function nestAttributes<Value>(entries: (readonly [string, Value])[]): {
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
