import {COURSE} from '../../contract.ts';
import {weights} from '../weights.ts';

/** A section that isn't documentation. */
type Section = {
  /** Its pages are worth less, unless the query names it. */
  readonly weight: 'news' | 'shows' | 'lesson';
  /** What readers call it. */
  readonly words: readonly string[];
};

const sections: Readonly<Record<string, Section>> = {
  Blog: {
    weight: 'news',
    words: ['blog', 'blogs', 'post', 'posts', 'announcement', 'announced', 'release', 'released'],
  },
  'Success stories': {weight: 'news', words: ['story', 'stories', 'customer', 'customers']},
  // Pages that show what exists. The documentation explains how to use it.
  Showcase: {weight: 'shows', words: ['showcase']},
  Website: {weight: 'shows', words: ['landing', 'product', 'marketing']},
  [COURSE]: {
    weight: 'lesson',
    words: ['course', 'lesson', 'lessons', 'exercise', 'exercises', 'challenge', 'challenges'],
  },
};

/** Returns how much the pages of a section are worth if the query doesn't name it. */
export function getSectionWeight(name: string): number {
  const weight = sections[name]?.weight;
  return weight === undefined ? 1 : weights[weight];
}

/** Returns the words that name a section. The documentation has none. */
export function getSectionWords(name: string): readonly string[] {
  return sections[name]?.words ?? [];
}
