import {createCodeKey} from './createCodeKey.ts';
import type {Vocabulary} from '../indexing/createVocabulary.ts';
import type {AddressFinder} from './createAddressFinder.ts';
import {findTerms, type Typing} from './findTerms.ts';
import {kindWords} from '../language/kindWords.ts';
import {createNameKey} from '../text/createNameKey.ts';
import {toPrintedName} from '../text/toPrintedName.ts';
import type {Query, QueryWord} from './Query.ts';
import {splitIdentifier, type Part} from '../text/splitIdentifier.ts';
import {stem} from '../text/stem.ts';
import {stopWords} from '../language/stopWords.ts';
import {tokenize} from '../text/tokenize.ts';
import type {Translator} from '../language/translation/createTranslator.ts';
import {createValueTerms} from './createValueTerms.ts';
import {weights} from '../weights.ts';

const MIN_LENGTH_FOR_TEXTS = 3;
const MIN_PART_LENGTH = 4;

/** What the engine knows about the site. */
export type Knowledge = {
  readonly vocabulary: Vocabulary;
  readonly findAddress: AddressFinder;
  readonly translate: Translator;
};

/** Splits a query into words and finds the matching terms in the index for each of them. */
export function analyzeQuery(input: string, {vocabulary, findAddress, translate}: Knowledge): Query {
  const address = findAddress(input);
  const translated = address === null ? translate(input, (word) => isTermOrPrefix(word, vocabulary)) : null;
  const named = removePlace(address?.title ?? translated ?? input);
  const typed = removeQuestion(named);
  const isUnfinished = typed === typed.trimEnd();
  const wholes = getWholes(typed);
  // Next to other words, a word that also starts a name is usually meant as a word.
  const isNameStart = isUnfinished && wholes.length === 1 && vocabulary.beginsName(createNameKey(typed));
  const chunks = wholes.flatMap((chunk, index) =>
    splitUnknown(chunk, {isUnfinished: isUnfinished && index === wholes.length - 1, isNameStart}, vocabulary),
  );
  const hasSubject = chunks.some((chunk) => !stopWords.has(chunk.toLowerCase()));
  const values = createValueTerms(typed);
  const words = chunks.map((chunk, index): QueryWord => {
    const word = createTerm(chunk);
    const isBeingTyped = isUnfinished && index === chunks.length - 1;
    const terms = findTerms(word, {isUnfinished: isBeingTyped, isNameStart}, vocabulary);
    const weight = getWeight(word, terms, vocabulary);
    return {
      text: word,
      meant: findMeaning(word, terms),
      terms,
      isJustBegun: isBeingTyped && word.length < MIN_LENGTH_FOR_TEXTS,
      weight,
      worth: weight ** weights.commonness,
      isValue: terms.size === 0 || /\d/.test(word) || values.has(word),
      isRequired: !(hasSubject && stopWords.has(word)) && !(terms.size === 0 && isHole(word)),
    };
  });
  const stems = words
    .map(({meant}) => meant)
    .filter((word) => !(hasSubject && stopWords.has(word)))
    .map(isNameStart ? (word) => word : stem);
  const names = words.some((word) => word.meant !== word.text) ? words.map(({meant}) => meant) : wholes;
  return {
    words,
    address,
    translated,
    isNameStart,
    definitionKey: typed === named ? null : createNameKey(named),
    isUnderstood: isUnderstood(words),
    isSentence: chunks.length > 2 && chunks.some((chunk) => stopWords.has(chunk.toLowerCase())),
    printed: /[^\p{L}\p{N}\s]/u.test(typed) ? toPrintedName(typed) : null,
    key: createNameKey(names.join('')),
    codeKey: createCodeKey(typed.trim()),
    typed: typed.trim(),
    nameKeys: removeConnectives(names.flatMap((name) => name.split(/[./]/)).map(createNameKey)),
    stems,
    subject: stems.join(' '),
  };
}

// `the page about flickering`, `Lottie page`
const PLACE =
  /^(?:the\s+)?(?:article|docs?|documentation|guide|page|section)\s+(?:about|for|of|on|to)\s+(?=\S)|(?<=\S)\s+(?:article|guide|page|section)\s*$/gi;

/** Readers who name a page and add that it's a page mean the same as without it. */
function removePlace(typed: string): string {
  return typed.replaceAll(PLACE, '');
}

// `what is a serve URL?`, `what does CRF mean`, `codec meaning`. `what's new` doesn't ask for a definition.
const DEFINITION =
  /^(?:what\s+(?:is|are|does)|what['\u2019]?s|(?:definition|meaning)\s+of)\s+(?:an?\s+|the\s+)?(?=\S)(?!new\b)|(?<=\S)\s+(?:definition|meaning|means?)\s*\??\s*$/gi;

/** Readers who ask what something is mean the same as with its name alone, but prefer its definition. */
function removeQuestion(typed: string): string {
  return typed.replaceAll(DEFINITION, '');
}

function isTermOrPrefix(word: string, vocabulary: Vocabulary): boolean {
  const term = createTerm(word);
  return vocabulary.inflections(term).length > 0 || vocabulary.startingWith(term).length > 0;
}

function getWholes(text: string): string[] {
  return tokenize(text)
    .filter(({isWhole}) => isWhole)
    .map(({start, end}) => text.slice(start, end));
}

// `v3.1`
const VERSION = /^v(\d+(?:\.\d+)+)$/i;

// `re-render`, which others write as one word.
const HYPHENATED = /^[a-z]+-[a-z]+$/;

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

/** Splits an identifier or compound that isn't in the index, one separator, hump or word at a time. */
function splitUnknown(chunk: string, typing: Typing, vocabulary: Vocabulary): string[] {
  const version = VERSION.exec(chunk)?.[1];
  if (version !== undefined && vocabulary.has(version)) {
    return [version];
  }
  const joined = chunk.replaceAll('-', '');
  if (HYPHENATED.test(chunk) && !vocabulary.has(createTerm(chunk)) && vocabulary.inflections(joined).length > 0) {
    return [joined];
  }
  const parts = [...splitIdentifier(chunk), ...splitDigits(chunk)];
  const outermost = parts.filter(
    (part) => !parts.some((other) => other !== part && other.start <= part.start && other.end >= part.end),
  );
  const terms = findTerms(createTerm(chunk), typing, vocabulary);
  // `useSpring` of another library is closer to the words it consists of than to a name that is spelled similarly.
  const isCorrected = isMisspelt(terms) && parts.length > 0;
  if (terms.size > 0 && !(isCorrected && outermost.every(({text}) => vocabulary.has(createTerm(text))))) {
    return [chunk];
  }
  if (parts.length === 0) {
    return splitCompound(chunk, vocabulary);
  }
  return outermost.flatMap(({text}, index) =>
    splitUnknown(text, {...typing, isUnfinished: typing.isUnfinished && index === outermost.length - 1}, vocabulary),
  );
}

/** `voiceover` is split if the index has both words. */
function splitCompound(chunk: string, vocabulary: Vocabulary): string[] {
  const term = createTerm(chunk);
  for (let length = term.length - MIN_PART_LENGTH; length >= MIN_PART_LENGTH; length--) {
    const halves = [term.slice(0, length), term.slice(length)];
    if (/^[a-z]+$/.test(term) && halves.every((half) => vocabulary.has(half))) {
      return halves;
    }
  }
  return [chunk];
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
  return terms.size > 0 && [...terms.values()].every((quality) => quality <= (weights.typos[1] ?? 0));
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
  return known.length >= required.length * weights.minKnown;
}

/** Numbers, times and sizes vary from one error message to the next. */
function isHole(word: string): boolean {
  return /\d/.test(word);
}
