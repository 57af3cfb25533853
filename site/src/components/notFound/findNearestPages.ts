import {distance} from 'fastest-levenshtein';
import {removeTrailingSlash} from '../../../../packages/tooling/removeTrailingSlash.ts';

/** A page in the list of all pages, `/pages.json`. */
export type ListedPage = {
  readonly path: string;
  readonly title: string;
};

/** The maximum number of suggestions. */
const maxSuggestions = 5;
/** Below this similarity, readers wouldn't understand why a page is suggested. */
const defaultMinSimilarity = 0.5;

/**
 * Returns the pages that a wrong path most likely refers to, best first. Empty if none is similar enough.
 * @param minSimilarity from 0 to 1.
 */
export function findNearestPages(
  path: string,
  pages: readonly ListedPage[],
  minSimilarity = defaultMinSimilarity,
): ListedPage[] {
  return pages
    .map((page) => ({page, similarity: getSimilarity(path, page.path)}))
    .filter(({similarity}) => similarity >= minSimilarity)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, maxSuggestions)
    .map(({page}) => page);
}

/** Returns the words of a path, such as `render media` for `/docs/renderMedia.html`. */
export function getPathWords(path: string): string[] {
  return decodePath(path)
    .replace(/\.\w+$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'docs' && word !== 'index');
}

function getSimilarity(requested: string, path: string): number {
  const words = getPathWords(requested);
  const others = getPathWords(path);
  if (words.length === 0 || others.length === 0) {
    return 0;
  }
  // In both directions, because a page with many more words is about something else.
  const shared = (share(words, others) + share(others, words)) / 2;
  return Math.max(
    shared,
    getWordSimilarity(words.join(''), others.join('')),
    // People remember names, but neither all of their folders nor their hyphens.
    hasFolders(path, requested) ? nameShare * getWordSimilarity(getName(requested), getName(path)) : 0,
  );
}

/** How much the last segments of two paths say about whether they're the same page. */
const nameShare = 0.95;

/** Whether a path has all folders of a requested one. */
function hasFolders(path: string, requested: string): boolean {
  const [folders, wanted] = [path, requested].map((one) => removeTrailingSlash(one).split('/').slice(0, -1));
  return wanted?.every((folder) => folders?.includes(folder)) ?? false;
}

/** Returns the last segment of a path without case and hyphens: `rendermedia` for `/docs/renderer/render-media`. */
function getName(path: string): string {
  return getPathWords(removeTrailingSlash(path).split('/').at(-1) ?? '').join('');
}

/** Returns how many of the words are among the others, allowing typos. */
function share(words: readonly string[], others: readonly string[]): number {
  return (
    words.reduce((sum, word) => {
      const best = Math.max(...others.map((other) => getWordSimilarity(word, other)));
      return sum + (best >= 0.7 ? best : 0);
    }, 0) / words.length
  );
}

/** Returns 1 for identical words and 0 for words without similarity. */
function getWordSimilarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
