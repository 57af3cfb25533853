import {clamp} from '../../../ui/clamp.ts';

/** Pixels between the bubble and the edges of the window. */
const edge = 8;

/**
 * Positions a bubble above a word so that the next lines stay readable, or below it if there's more room. Underlines
 * the word.
 */
export function placeBubble(bubble: HTMLElement, mark: HTMLElement, word: DOMRect): void {
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = bubble.getBoundingClientRect();
  const below = clientHeight - word.bottom - edge;
  const header = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const above = word.top - Math.max(header, 0) - edge;
  const top = above >= height || above >= below ? word.top - height : word.bottom;
  move(bubble, clamp(word.left, edge, clientWidth - width - edge), Math.max(edge, top));
  move(mark, word.left, word.bottom);
  mark.style.width = `${word.width}px`;
  // A type that is taller than the window scrolls, and needs a tab stop for the keyboard.
  bubble.tabIndex = bubble.scrollHeight > bubble.clientHeight ? 0 : -1;
}

function move(element: HTMLElement, left: number, top: number): void {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
