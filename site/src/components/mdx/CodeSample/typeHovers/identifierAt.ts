import type {Identifier} from './Identifier';
import {rangeOf} from './rangeOf';

/** The identifier of a block below a point of the window. */
export const identifierAt = (
  code: Element,
  identifiers: readonly Identifier[],
  x: number,
  y: number,
): Identifier | undefined => {
  const offset = offsetAt(code, x, y);
  if (offset === undefined) return undefined;
  // Beyond the end of a line, the nearest character is still found, so the place has to be compared.
  return identifiers.find(
    ({start, end}) =>
      start <= offset &&
      offset <= end &&
      [...rangeOf(code, start, end).getClientRects()].some(
        ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
      ),
  );
};

/** How many characters of the text stand before a point. */
const offsetAt = (code: Element, x: number, y: number): number | undefined => {
  const caret = caretAt(x, y);
  if (!caret || !code.contains(caret.node)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(code);
  before.setEnd(caret.node, caret.offset);
  return before.toString().length;
};

/** Browsers have one or the other; the second is the older one. */
interface Carets {
  caretPositionFromPoint?: (x: number, y: number) => {offsetNode: Node; offset: number} | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

const caretAt = (x: number, y: number): {node: Node; offset: number} | undefined => {
  const carets: Carets = document;
  const position = carets.caretPositionFromPoint?.(x, y);
  if (position) return {node: position.offsetNode, offset: position.offset};
  const range = carets.caretRangeFromPoint?.(x, y);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
};
