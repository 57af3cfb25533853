import type {SearchRecord} from '../../contract.ts';
import {createFullTextBuilder} from './createFullTextBuilder.ts';
import {indexVersion, type SearchIndex} from './SearchIndex.ts';

type Indexer = {
  /** Adds the records of one or more complete pages. The records of a page have to be consecutive. */
  add(records: readonly SearchRecord[]): void;
  /** Returns the index of all added records. */
  finish(): SearchIndex;
};

/** Creates an index incrementally, for callers that need to do other work in between. */
export function createIndexer(): Indexer {
  const fullText = createFullTextBuilder();
  const indexed: SearchRecord[] = [];
  return {
    add(records) {
      const bodies = collectBodies(records);
      for (const record of records) {
        fullText.add({
          title: [getOwnTitle(record) ?? '', ...record.labels].join('\n'),
          keywords: record.keywords.join('\n'),
          content: record.content ?? '',
          body: record.type === 'lvl1' ? (bodies.get(record.url_without_anchor) ?? []).join('\n') : '',
        });
        indexed.push(record);
      }
    },
    finish: () => ({version: indexVersion, records: indexed, fullText: fullText.finish()}),
  };
}

function collectBodies(records: readonly SearchRecord[]): Map<string, string[]> {
  const bodies = new Map<string, string[]>();
  for (const record of records) {
    const body = bodies.get(record.url_without_anchor) ?? [];
    body.push(getOwnTitle(record) ?? '', ...record.labels, record.content ?? '');
    bodies.set(record.url_without_anchor, body);
  }
  return bodies;
}

function getOwnTitle({type, hierarchy}: SearchRecord): string | null {
  return type === 'content' ? null : hierarchy[type];
}
