import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {formatOf, formats, techniques, topics} from '../../../data/showcase/facets';

/** What a reader looks for; an empty text asks for nothing. */
export interface Wanted {
  readonly text: string;
  readonly topic: string;
  readonly format: string;
  readonly technique: string;
}

export const nothing: Wanted = {text: '', topic: '', format: '', technique: ''};

/** Whether an entry is what a reader looks for: of that topic, format and technique, with every word somewhere in it. */
export const fits = (item: ShowcaseItem, {text, topic, format, technique}: Wanted): boolean =>
  (topic === '' || item.topic === topic) &&
  (format === '' || (item.demo !== undefined && formatOf(item.demo) === format)) &&
  (technique === '' || item.techniques.some((one) => one === technique)) &&
  wordsOf(text).every((word) => textOf(item).includes(word));

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const textOf = ({title, description, by, topic, demo, ...item}: ShowcaseItem): string =>
  [
    ...[title, description, by, topics[topic], demo?.file, demo && formats[formatOf(demo)]],
    ...item.techniques.map((technique) => techniques[technique]),
  ]
    .join(' ')
    .toLowerCase();
