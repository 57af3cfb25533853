import {LEVELS, MOBILE_BREAKPOINT, SNIPPET_WORDS, SNIPPET_WORDS_MOBILE} from '../../../../packages/search/contract.ts';

/** Requests snippets for each heading and text, with a number of words that fits the screen. */
export function getSnippetAttributes(): string[] {
  const isNarrow = window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`).matches;
  const words = isNarrow ? SNIPPET_WORDS_MOBILE : SNIPPET_WORDS;
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}
