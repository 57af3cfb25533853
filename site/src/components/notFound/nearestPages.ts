import {distance} from 'fastest-levenshtein';

/** A page in the list of all pages, `/pages.json`. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

/** How many pages are suggested at most. */
const most = 5;
/** Less alike than this, from 0 to 1, and nobody would know why a page is suggested. */
const least = 0.5;

/** The pages that a wrong path is most likely to have meant, best first; none when nothing is like it. */
export const nearestPages = (path: string, pages: readonly ListedPage[]): ListedPage[] =>
  pages
    .map((page) => ({page, likeness: likenessOf(path, page.path)}))
    .filter(({likeness}) => likeness >= least)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({page}) => page);

/** The words of a path, such as `render media` of `/docs/renderMedia.html`. */
export const wordsOf = (path: string): string[] =>
  decoded(path)
    .replace(/\.\w+$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'docs' && word !== 'index');

const likenessOf = (asked: string, path: string): number => {
  const words = wordsOf(asked);
  const others = wordsOf(path);
  if (words.length === 0 || others.length === 0) return 0;
  // In both directions: a page with many more words is about something else.
  const shared = (share(words, others) + share(others, words)) / 2;
  return Math.max(shared, alike(words.join(''), others.join('')));
};

/** How much of some words stands among others, typing errors allowed. */
const share = (words: readonly string[], others: readonly string[]): number =>
  words.reduce((sum, word) => {
    const best = Math.max(...others.map((other) => alike(word, other)));
    return sum + (best >= 0.7 ? best : 0);
  }, 0) / words.length;

/** 1 for the same, 0 for nothing in common. */
const alike = (one: string, other: string): number => 1 - distance(one, other) / Math.max(one.length, other.length);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
