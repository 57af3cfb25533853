import {courseSection} from '../../contract.ts';

/** A section that isn't documentation. */
type Section = {
  /** The boost of its pages, which is below 1, unless the query names the section. */
  readonly boost: 'news' | 'showcase' | 'lesson';
  /** What readers call it. */
  readonly words: readonly string[];
};

/** The sections that aren't documentation, by name. */
export const sections: Readonly<Record<string, Section>> = {
  Blog: {
    boost: 'news',
    words: ['blog', 'blogs', 'post', 'posts', 'announcement', 'announced', 'release', 'released'],
  },
  'Success stories': {boost: 'news', words: ['story', 'stories', 'customer', 'customers']},
  // Pages that show what exists. The documentation explains how to use it.
  Showcase: {boost: 'showcase', words: ['showcase']},
  Website: {boost: 'showcase', words: ['landing', 'product', 'marketing']},
  [courseSection]: {
    boost: 'lesson',
    words: ['course', 'lesson', 'lessons', 'exercise', 'exercises', 'challenge', 'challenges'],
  },
};
