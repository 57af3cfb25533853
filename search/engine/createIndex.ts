import MiniSearch from 'minisearch';
import type {SearchRecord} from '../contract.ts';
import {fullTextOptions, type FullTextDocument} from './fullText.ts';
import {INDEX_VERSION, type SearchIndex} from './SearchIndex.ts';

/** Makes the index of a list of records, in which the records of a page follow each other. */
export function createIndex(records: SearchRecord[]): SearchIndex {
  const bodies = collectBodies(records);
  const fullText = new MiniSearch<FullTextDocument>(fullTextOptions);
  fullText.addAll(
    records.map((record, id) => ({
      id,
      title: [ownTitle(record) ?? '', ...record.labels].join('\n'),
      content: record.content ?? '',
      body: record.type === 'lvl1' ? (bodies.get(record.url_without_anchor) ?? []).join('\n') : '',
    })),
  );
  return {version: INDEX_VERSION, records, fullText: fullText.toJSON()};
}

function collectBodies(records: SearchRecord[]): Map<string, string[]> {
  const bodies = new Map<string, string[]>();
  for (const record of records) {
    const body = bodies.get(record.url_without_anchor) ?? [];
    body.push(ownTitle(record) ?? '', ...record.labels, record.content ?? '');
    bodies.set(record.url_without_anchor, body);
  }
  return bodies;
}

function ownTitle({type, hierarchy}: SearchRecord): string | null {
  return type === 'content' ? null : hierarchy[type];
}
