/** Pixels between the bubble and the edges of the window. */
const edge = 8;

/** Puts a bubble below a word, or above it where there is more room, and a line right below the word. */
export const placeBubble = (bubble: HTMLElement, mark: HTMLElement, word: DOMRect): void => {
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = bubble.getBoundingClientRect();
  const below = clientHeight - word.bottom - edge;
  const above = word.top - edge;
  const top = below >= height || below >= above ? word.bottom : word.top - height;
  move(bubble, Math.max(edge, Math.min(word.left, clientWidth - width - edge)), Math.max(edge, top));
  move(mark, word.left, word.bottom);
  mark.style.width = `${word.width}px`;
  // A type that is longer than the window is high scrolls, which a keyboard can do from a tab stop.
  bubble.tabIndex = bubble.scrollHeight > bubble.clientHeight ? 0 : -1;
};

const move = (element: HTMLElement, left: number, top: number): void => {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
};
