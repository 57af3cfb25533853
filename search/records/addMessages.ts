import type {SearchRecord} from '../contract.ts';
import type {LinkedMessage} from './findMessages.ts';

/** Adds a record for each listed message behind the heading, or the page, that explains it; others are left out. */
export function addMessages(records: SearchRecord[], messages: readonly LinkedMessage[]): SearchRecord[] {
  const byUrl = new Map<string, LinkedMessage[]>();
  for (const message of messages) {
    const address = plain(message.url);
    byUrl.set(address, [...(byUrl.get(address) ?? []), message]);
  }
  return records.flatMap((record) => {
    const linked = record.type === 'content' ? [] : (byUrl.get(plain(record.url)) ?? []);
    return [record, ...linked.map(({text}, index) => recordOf(text, record, index))];
  });
}

function recordOf(text: string, heading: SearchRecord, index: number): SearchRecord {
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

/** `/docs#fix` and `/docs/#fix` are the same place. */
function plain(url: string): string {
  return url.replace(/\/(?=#|$)/, '');
}
