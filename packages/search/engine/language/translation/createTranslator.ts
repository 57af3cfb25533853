import {foreignStopWords, dictionary} from './dictionary.ts';

/** Returns a query in English, or null if none of its words has a translation. */
export type Translator = (query: string, isKnown: (word: string) => boolean) => string | null;

const maxPhraseWords = 4;
const cjkPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+/u;

/**
 * Creates a function that translates the words of a query which the site doesn't contain, and leaves out those without a
 * translation. Languages without spaces are split at the longest known term.
 */
export function createTranslator(): Translator {
  const english = new Map<string, string>();
  for (const [meaning, ...languages] of dictionary) {
    for (const word of languages.flatMap((words) => words.split('|'))) {
      const key = normalize(word);
      if (!english.has(key)) {
        english.set(key, meaning);
      }
    }
  }
  const maxTermLength = Math.max(...[...english.keys()].map(({length}) => length));
  const find = (word: string): string | undefined => {
    const key = normalize(word);
    const singular = [key, key.replace(/s$/, ''), key.replace(/(?:es|en|n)$/, ''), key.replace(/ns$/, 'm')];
    return singular.map((form) => english.get(form)).find((meaning) => meaning !== undefined);
  };

  function translateRun(run: string): string[] {
    const found: string[] = [];
    for (let start = 0; start < run.length;) {
      let length = Math.min(maxTermLength, run.length - start);
      while (length > 0 && !english.has(normalize(run.slice(start, start + length)))) {
        length--;
      }
      found.push(...(english.get(normalize(run.slice(start, start + length))) ?? '').split(' ').filter(Boolean));
      start += Math.max(1, length);
    }
    return found;
  }

  return (query, isKnown) => {
    const words = query.split(/\s+/).filter(Boolean);
    const translated: string[] = [];
    let count = 0;
    for (let index = 0; index < words.length;) {
      const word = words[index] ?? '';
      const phrase = findPhrase(words, index);
      const run = cjkPattern.exec(word)?.[0];
      const others = run === undefined ? [] : translateRun(run);
      if (phrase !== undefined && (phrase.length > 1 || !isKnown(word))) {
        translated.push(phrase.meaning);
        count++;
      } else if (others.length > 0) {
        translated.push(word.slice(0, word.search(cjkPattern)), ...others);
        count++;
      } else if (isKnown(word)) {
        translated.push(word);
      }
      index += phrase?.length ?? 1;
    }
    return count === 0
      ? null
      : translated.filter((word) => word !== '' && !foreignStopWords.has(word.toLowerCase())).join(' ');
  };

  function findPhrase(words: readonly string[], start: number): {meaning: string; length: number} | undefined {
    for (let length = Math.min(maxPhraseWords, words.length - start); length > 0; length--) {
      const meaning = find(words.slice(start, start + length).join(' '));
      if (meaning !== undefined) {
        return {meaning, length};
      }
    }
    return undefined;
  }
}

/** Readers often leave out accents. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .normalize('NFC');
}
