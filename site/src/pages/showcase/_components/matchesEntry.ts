import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {matchesQuery} from '../../../components/ui/matchesQuery.ts';
import {getFormat, formats, techniques, topics} from '../../../data/showcase/facets.ts';

/** The filter of a reader. Empty strings match everything. */
export type Wanted = {
  readonly text: string;
  readonly topic: keyof typeof topics | '';
};

export const nothing: Wanted = {text: '', topic: ''};

/**
 * Returns whether an entry matches the filter: its topic, and every word in any of its fields, including its format and
 * its techniques.
 */
export function matchesEntry(item: ShowcaseItem, {text, topic}: Wanted): boolean {
  return (topic === '' || item.topic === topic) && matchesQuery(getText(item), text);
}

function getText({title, description, by, topic, demo, ...item}: ShowcaseItem): string {
  return [
    ...[title, description, by, topics[topic], demo?.file, demo && formats[getFormat(demo)]],
    ...item.techniques.map((technique) => techniques[technique]),
  ].join(' ');
}
