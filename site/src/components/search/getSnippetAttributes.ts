import {allLevels, mobileBreakpoint, snippetWords, snippetWordsMobile} from '../../../../packages/search/contract.ts';

/** Requests snippets for each heading and text, with a number of words that fits the screen. */
export function getSnippetAttributes(): string[] {
  const isNarrow = window.matchMedia(`(max-width: ${mobileBreakpoint}px)`).matches;
  const words = isNarrow ? snippetWordsMobile : snippetWords;
  return [...allLevels.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}
