import {createCodeKey} from './createCodeKey.ts';
import type {Vocabulary} from './createVocabulary.ts';
import {findTerms, MISSPELT, SYNONYM} from './findTerms.ts';
import {kindWords} from './kindWords.ts';
import {createNameKey} from './createNameKey.ts';
import {toPrintedName} from './toPrintedName.ts';
import type {Query, QueryWord} from './Query.ts';
import {splitIdentifier, type Part} from './splitIdentifier.ts';
import {stem} from './stem.ts';
import {phraseSynonyms} from './phraseSynonyms.ts';
import {stopWords} from './stopWords.ts';
import {tokenize} from './tokenize.ts';
import {createValueTerms} from './createValueTerms.ts';

// A term that is made of two typed words is worth almost as much as the word itself.
const JOINED = 0.95;
const COMMONNESS = 0.6;
const LEAST_KNOWN = 0.4;
const SHORTEST_FOR_TEXTS = 3;

/** Splits a query into words and finds the matching terms in the index for each of them. */
export function analyzeQuery(typed: string, vocabulary: Vocabulary): Query {
  const isUnfinished = typed === typed.trimEnd();
  const wholes = getWholes(typed);
  const chunks = wholes.flatMap((chunk, index) =>
    splitUnknown(chunk, isUnfinished && index === wholes.length - 1, vocabulary),
  );
  const hasSubject = chunks.some((chunk) => !stopWords.has(chunk.toLowerCase()));
  const values = createValueTerms(typed);
  const words = chunks.map((chunk, index): QueryWord => {
    const word = createTerm(chunk);
    const isBeingTyped = isUnfinished && index === chunks.length - 1;
    const terms = findTerms(word, isBeingTyped, vocabulary);
    const weight = getWeight(word, terms, vocabulary);
    return {
      text: word,
      meant: findMeaning(word, terms),
      terms,
      isJustBegun: isBeingTyped && word.length < SHORTEST_FOR_TEXTS,
      weight,
      worth: weight ** COMMONNESS,
      isValue: terms.size === 0 || /\d/.test(word) || values.has(word),
      isRequired: !(hasSubject && stopWords.has(word)) && !(terms.size === 0 && isHole(word)),
    };
  });
  joinNeighbors(words, vocabulary);
  addPhraseSynonyms(words, vocabulary);
  const names = words.some((word) => word.meant !== word.text) ? words.map(({meant}) => meant) : wholes;
  return {
    words,
    isUnderstood: isUnderstood(words),
    isSentence: chunks.length > 2 && chunks.some((chunk) => stopWords.has(chunk.toLowerCase())),
    printed: /[^\p{L}\p{N}\s]/u.test(typed) ? toPrintedName(typed) : null,
    key: createNameKey(names.join('')),
    codeKey: createCodeKey(typed.trim()),
    typed: typed.trim(),
    nameKeys: removeConnectives(names.flatMap((name) => name.split(/[./]/)).map(createNameKey)),
    stems: words
      .map(({meant}) => meant)
      .filter((word) => !(hasSubject && stopWords.has(word)))
      .map(stem),
  };
}

function getWholes(text: string): string[] {
  return tokenize(text)
    .filter(({isWhole}) => isWhole)
    .map(({start, end}) => text.slice(start, end));
}

// The boundaries between letters and digits: `react18`, `60fps`.
const DIGITS = /^\p{L}{2,}(?=\p{N}+$)|^\p{N}+(?=\p{L}{2,}$)/u;

function splitDigits(chunk: string): Part[] {
  const first = DIGITS.exec(chunk)?.[0];
  return first
    ? [
        {text: first, start: 0, end: first.length},
        {text: chunk.slice(first.length), start: first.length, end: chunk.length},
      ]
    : [];
}

function createTerm(chunk: string): string {
  return tokenize(chunk)[0]?.term ?? chunk.toLowerCase();
}

/** Splits an identifier that isn't in the index, one separator or hump at a time. */
function splitUnknown(chunk: string, isUnfinished: boolean, vocabulary: Vocabulary): string[] {
  const parts = [...splitIdentifier(chunk), ...splitDigits(chunk)];
  if (parts.length === 0 || findTerms(createTerm(chunk), isUnfinished, vocabulary).size > 0) {
    return [chunk];
  }
  const outermost = parts.filter(
    (part) => !parts.some((other) => other !== part && other.start <= part.start && other.end >= part.end),
  );
  return outermost.flatMap(({text}, index) =>
    splitUnknown(text, isUnfinished && index === outermost.length - 1, vocabulary),
  );
}

/**
 * `easing option of interpolate` contains two names. If a query consists of a single word, such as `from` or `type`,
 * the word is always used. If a sentence has a name in it, such as `which codec should I use`, the name isn't what the
 * reader is looking for.
 */
function removeConnectives(keys: string[]): string[] {
  const names = keys.filter((key) => !kindWords.has(key));
  const subjects = names.filter((key) => !stopWords.has(key));
  return names.length > 2 ? (subjects.length > 1 ? subjects : []) : names;
}

/**
 * Returns the shortest of the terms that could be meant by a misspelled word. It's a complete word; the others only
 * start with it.
 */
function findMeaning(word: string, terms: Map<string, number>): string {
  return isMisspelt(terms) ? [...terms.keys()].reduce((best, term) => (term.length < best.length ? term : best)) : word;
}

function isMisspelt(terms: Map<string, number>): boolean {
  return terms.size > 0 && [...terms.values()].every((quality) => quality <= MISSPELT);
}

/** `time out` also matches `timeout`. */
function joinNeighbors(words: QueryWord[], vocabulary: Vocabulary): void {
  words.slice(1).forEach((word, index) => {
    const previous = words[index];
    if (previous && vocabulary.has(previous.text + word.text)) {
      previous.terms.set(previous.text + word.text, JOINED);
      word.terms.set(previous.text + word.text, JOINED);
    }
  });
}

/** `frame rate` also matches `fps`. */
function addPhraseSynonyms(words: QueryWord[], vocabulary: Vocabulary): void {
  for (const [phrase, meanings] of Object.entries(phraseSynonyms)) {
    const parts = phrase.split(' ').map(stem);
    const start = words.findIndex((_, index) =>
      parts.every((part, offset) => stem(words[index + offset]?.text ?? '') === part),
    );
    const terms = start === -1 ? [] : meanings.flatMap((meaning) => vocabulary.inflections(meaning));
    for (const word of words.slice(start, start + parts.length)) {
      terms.forEach((term) => word.terms.set(term, Math.max(SYNONYM, word.terms.get(term) ?? 0)));
    }
  }
}

function getWeight(word: string, terms: Map<string, number>, vocabulary: Vocabulary): number {
  const own = vocabulary.inflections(word);
  return vocabulary.weight(own.length > 0 ? own : [...terms.keys()]);
}

/**
 * If most words of a query don't exist on the site, the remaining words aren't enough for an answer. Next to unknown
 * words, a word that only resembles one on the site is probably unknown as well, and a word with only a few letters
 * could still become anything.
 */
function isUnderstood(words: QueryWord[]): boolean {
  const required = words.filter(({isRequired}) => isRequired);
  const hasUnknown = required.some(({terms}) => terms.size === 0);
  const known = required.filter(
    ({terms, isJustBegun}) => terms.size > 0 && !(hasUnknown && (isMisspelt(terms) || isJustBegun)),
  );
  return known.length >= required.length * LEAST_KNOWN;
}

/** Numbers, times and sizes vary from one error message to the next. */
function isHole(word: string): boolean {
  return /\d/.test(word);
}
