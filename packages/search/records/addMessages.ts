import type {SearchRecord} from '../contract.ts';
import type {LinkedMessage} from './findMessages.ts';

/**
 * Adds a record for each listed message after the heading or page that explains it. Messages without such a record are
 * skipped.
 */
export function addMessages(records: SearchRecord[], messages: readonly LinkedMessage[]): SearchRecord[] {
  const byUrl = new Map<string, LinkedMessage[]>();
  for (const message of messages) {
    const url = normalizeUrl(message.url);
    byUrl.set(url, [...(byUrl.get(url) ?? []), message]);
  }
  return records.flatMap((record) => {
    const linked = record.type === 'content' ? [] : (byUrl.get(normalizeUrl(record.url)) ?? []);
    return [record, ...linked.map(({text}, index) => createRecord(text, record, index))];
  });
}

function createRecord(text: string, heading: SearchRecord, index: number): SearchRecord {
  return {
    ...heading,
    objectID: `${heading.objectID}:message-${index}`,
    type: 'content',
    content: text,
    message: text,
    symbols: [],
    labels: [],
    keywords: [],
    links: 0,
  };
}

/** `/docs#fix` and `/docs/#fix` are the same URL. */
function normalizeUrl(url: string): string {
  return url.replace(/\/(?=#|$)/, '');
}
