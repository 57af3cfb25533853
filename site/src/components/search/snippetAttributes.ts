import {LEVELS, MOBILE_BREAKPOINT, SNIPPET_WORDS, SNIPPET_WORDS_MOBILE} from '../../../../search/contract';

/** Asks for snippets of each heading and text, of as many words as the screen has room for. */
export const snippetAttributes = (): string[] => {
  const isNarrow = window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`).matches;
  const words = isNarrow ? SNIPPET_WORDS_MOBILE : SNIPPET_WORDS;
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
};
