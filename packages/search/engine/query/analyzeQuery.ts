import type {Vocabulary} from '../indexing/createVocabulary.ts';
import {kindWords} from '../language/kindWords.ts';
import {stopWords} from '../language/stopWords.ts';
import type {Translator} from '../language/translation/createTranslator.ts';
import {createNameKey} from '../text/createNameKey.ts';
import {normalizeSymbol} from '../text/normalizeSymbol.ts';
import {omitNoLonger} from '../text/omitNoLonger.ts';
import {stem} from '../text/stem.ts';
import {tokenize} from '../text/tokenize.ts';
import {weights} from '../weights.ts';
import {createCodeKey} from './createCodeKey.ts';
import type {UrlMatcher} from './createUrlMatcher.ts';
import {expandTerm, isMisspelled} from './expandTerm.ts';
import {findVariableTerms} from './findVariableTerms.ts';
import type {Query, QueryWord} from './Query.ts';
import {normalizeWord, splitUnknown} from './splitUnknown.ts';

// With fewer letters, almost every paragraph has a word that starts with them.
const minPrefixLength = 3;

/** What the engine knows about the site. */
type QueryContext = {
  readonly vocabulary: Vocabulary;
  readonly matchUrl: UrlMatcher;
  readonly translate: Translator;
};

/** Splits a query into words and expands each of them to the matching terms in the index. */
export function analyzeQuery(input: string, {vocabulary, matchUrl, translate}: QueryContext): Query {
  const urlMatch = matchUrl(input);
  const translated = urlMatch === null ? translate(input, (word) => isTermOrPrefix(word, vocabulary)) : null;
  const question = removePageWords(urlMatch?.title ?? translated ?? input);
  const text = omitNoLonger(removeDefinitionWords(question));
  const isLastPrefix = text === text.trimEnd();
  const tokens = getTokens(text);
  // Next to other words, a word that also starts a name is usually meant as a word.
  const isNamePrefix = isLastPrefix && tokens.length === 1 && vocabulary.isNamePrefix(createNameKey(text));
  const parts = tokens.flatMap((token, index) =>
    splitUnknown(token, {isPrefix: isLastPrefix && index === tokens.length - 1, isNamePrefix}, vocabulary),
  );
  const hasContentWord = parts.some((part) => !stopWords.has(part.toLowerCase()));
  const variables = findVariableTerms(text);
  const terms = parts.map(normalizeWord);
  const compounds = terms.slice(1).map((term, index) => findCompounds(text, terms[index] ?? '', term, vocabulary));
  const words = terms.map((term, index): QueryWord => {
    const isPrefix = isLastPrefix && index === parts.length - 1;
    const ownCompounds = compounds.slice(Math.max(0, index - 1), index + 1).flat();
    const matchingTerms = expandTerm(term, {isPrefix, isNamePrefix}, vocabulary, ownCompounds);
    const idf = getIdf(term, matchingTerms, vocabulary);
    return {
      term,
      corrected: correctSpelling(term, matchingTerms),
      matchingTerms,
      isShortPrefix: isPrefix && term.length < minPrefixLength,
      idf,
      weight: idf ** weights.idfExponent,
      isVariable: matchingTerms.size === 0 || hasDigit(term) || variables.has(term),
      // Numbers, times and sizes vary from one error message to the next.
      isRequired: !(hasContentWord && stopWords.has(term)) && !(matchingTerms.size === 0 && hasDigit(term)),
    };
  });
  const stems = words
    .map(({corrected}) => corrected)
    .filter((word) => !(hasContentWord && stopWords.has(word)))
    .map(isNamePrefix ? (word) => word : stem);
  const names = words.some(({term, corrected}) => corrected !== term) ? words.map(({corrected}) => corrected) : tokens;
  const key = createNameKey(names.join(''));
  return {
    words,
    urlMatch,
    translated,
    isNamePrefix,
    definitionKey: text === question ? null : createNameKey(question),
    isInVocabulary: isInVocabulary(words),
    isNaturalLanguage: parts.length > 2 && parts.some((part) => stopWords.has(part.toLowerCase())),
    symbol: /[^\p{L}\p{N}\s]/u.test(text) ? normalizeSymbol(text) : null,
    key,
    codeKey: createCodeKey(text.trim()),
    text: text.trim(),
    nameKeys: selectNameKeys(names.flatMap((name) => name.split(/[./]/)).map(createNameKey)),
    stems,
    stemKeys: [stems.join(' '), isNamePrefix ? key : stem(key)],
  };
}

// `the page about flickering`, `Lottie page`
const pageWordsPattern =
  /^(?:the\s+)?(?:article|docs?|documentation|guide|page|section)\s+(?:about|for|of|on|to)\s+(?=\S)|(?<=\S)\s+(?:article|guide|page|section)\s*$/gi;

/** Readers who name a page and add that it's a page mean the same as without it. */
function removePageWords(query: string): string {
  return query.replaceAll(pageWordsPattern, '');
}

// `what is a serve URL?`, `what does CRF mean`, `codec meaning`. `what's new` doesn't ask for a definition.
const definitionWordsPattern =
  /^(?:what\s+(?:is|are|does)|what['\u2019]?s|(?:definition|meaning)\s+of)\s+(?:an?\s+|the\s+)?(?=\S)(?!new\b)|(?<=\S)\s+(?:definition|meaning|means?)\s*\??\s*$/gi;

/** Readers who ask what something is mean the same as with its name alone, but prefer its definition. */
function removeDefinitionWords(query: string): string {
  return query.replaceAll(definitionWordsPattern, '');
}

function isTermOrPrefix(word: string, vocabulary: Vocabulary): boolean {
  const term = normalizeWord(word);
  return vocabulary.findInflections(term).length > 0 || vocabulary.findByPrefix(term).length > 0;
}

function getTokens(text: string): string[] {
  return tokenize(text)
    .filter(({isWhole}) => isWhole)
    .map(({start, end}) => text.slice(start, end));
}

/**
 * Returns the compounds that two words form if they're written as one, such as `webhook` and `webhooks` for `web hook`.
 * Compounds that only appear in keywords are skipped because the site doesn't use that spelling itself.
 */
function findCompounds(text: string, term: string, next: string, vocabulary: Vocabulary): string[] {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').includes(`${term} ${next}`)
    ? vocabulary.findInflections(term + next).filter((compound) => vocabulary.getIdf([compound]) < 1)
    : [];
}

/**
 * Selects the words that may be names: `easing option of interpolate` contains two. If a query consists of a single
 * word, such as `from` or `type`, the word is always used. If a sentence has a name in it, such as `which codec should
 * I use`, the name isn't what the reader is looking for.
 */
function selectNameKeys(keys: string[]): string[] {
  const names = keys.filter((key) => !kindWords.has(key));
  const subjects = names.filter((key) => !stopWords.has(key));
  return names.length > 2 ? (subjects.length > 1 ? subjects : []) : names;
}

/**
 * Returns the shortest of the terms that could be meant by a misspelled word. It's a complete word; the others only
 * start with it.
 */
function correctSpelling(word: string, matchingTerms: Map<string, number>): string {
  return isMisspelled(matchingTerms)
    ? [...matchingTerms.keys()].reduce((best, term) => (term.length < best.length ? term : best))
    : word;
}

function getIdf(word: string, matchingTerms: Map<string, number>, vocabulary: Vocabulary): number {
  const inflections = vocabulary.findInflections(word);
  return vocabulary.getIdf(inflections.length > 0 ? inflections : [...matchingTerms.keys()]);
}

/**
 * Returns whether the site contains enough words of a query. If it contains only a few, they aren't enough for an
 * answer. Next to unknown words, a word that only resembles one on the site is probably unknown as well, and a word with
 * only a few letters could still become anything.
 */
function isInVocabulary(words: QueryWord[]): boolean {
  const required = words.filter(({isRequired}) => isRequired);
  const hasUnknown = required.some(({matchingTerms}) => matchingTerms.size === 0);
  const known = required.filter(
    ({matchingTerms, isShortPrefix}) =>
      matchingTerms.size > 0 && !(hasUnknown && (isMisspelled(matchingTerms) || isShortPrefix)),
  );
  return known.length >= required.length * weights.minKnownShare;
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
