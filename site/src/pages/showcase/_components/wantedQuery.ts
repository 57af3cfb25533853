import {topics} from '../../../data/showcase/facets.ts';
import {nothing, type Wanted} from './matchesEntry.ts';

/** Reads a filter from a query string. One with the state of a demo has none. */
export function readWanted(search: string): Wanted {
  const query = new URLSearchParams(search);
  const text = query.get('search') ?? '';
  const topic = query.get('topic') ?? '';
  const isTopic = (name: string): name is keyof typeof topics => Object.hasOwn(topics, name);
  const wanted: Wanted = {text, topic: isTopic(topic) ? topic : ''};
  return query.has('demo') || createWantedQuery(wanted) === '' ? nothing : wanted;
}

/** Returns the query string of a filter, including its question mark, or an empty string if everything matches. */
export function createWantedQuery({text, topic}: Wanted): string {
  const query = new URLSearchParams({...(text !== '' && {search: text}), ...(topic !== '' && {topic})}).toString();
  return query === '' ? '' : `?${query}`;
}
