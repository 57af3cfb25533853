import type {Identifier} from './Identifier.ts';
import {createRange} from './createRange.ts';

/** Returns the identifier of a block at a position in the window. */
export function findIdentifier(
  code: Element,
  identifiers: readonly Identifier[],
  x: number,
  y: number,
): Identifier | undefined {
  const offset = findOffset(code, x, y);
  if (offset === undefined) {
    return undefined;
  }
  // Beyond the end of a line, browsers still return the nearest character, so its position has to be checked.
  return identifiers.find(
    ({start, end}) =>
      start <= offset &&
      offset <= end &&
      [...createRange(code, start, end).getClientRects()].some(
        ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
      ),
  );
}

/** Returns the number of characters in the text before a point. */
function findOffset(code: Element, x: number, y: number): number | undefined {
  const caret = findCaret(x, y);
  if (!caret || !code.contains(caret.node)) {
    return undefined;
  }
  const before = document.createRange();
  before.selectNodeContents(code);
  before.setEnd(caret.node, caret.offset);
  return before.toString().length;
}

/** Browsers support one or the other. The second one is older. */
type Carets = {
  caretPositionFromPoint?: (x: number, y: number) => {offsetNode: Node; offset: number} | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
};

function findCaret(x: number, y: number): {node: Node; offset: number} | undefined {
  const carets: Carets = document;
  const position = carets.caretPositionFromPoint?.(x, y);
  if (position) {
    return {node: position.offsetNode, offset: position.offset};
  }
  const range = carets.caretRangeFromPoint?.(x, y);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}
