import type {Identifier} from './Identifier';
import {identifierAt} from './identifierAt';
import type {TypeBubble} from './TypeBubble';

/** Milliseconds that a pointer rests on a word before its type appears, and that it may take from word to bubble. */
const rest = 250;

/** Shows types to a mouse that rests on a word and to a finger that taps one. Returns what takes the block's events. */
export const followPointer = (
  code: Element,
  identifiers: readonly Identifier[],
  bubble: TypeBubble,
  gone: AbortSignal,
): ((event: MouseEvent) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Identifier | undefined;
  let place = '';
  const soon = (identifier: Identifier | undefined): void => {
    // What Escape has closed stays closed until the pointer has been elsewhere.
    if (identifier === pointed) return;
    pointed = identifier;
    clearTimeout(timer);
    timer = setTimeout(() => now(identifier), rest);
  };
  const now = (identifier: Identifier | undefined): void => {
    clearTimeout(timer);
    if (!identifier) bubble.hide();
    else if (identifier !== bubble.identifier) bubble.show(identifier, false);
  };

  bubble.element.addEventListener('pointerenter', () => {
    clearTimeout(timer);
    pointed = bubble.identifier;
  });
  bubble.element.addEventListener('pointerleave', ({pointerType, buttons}) => {
    // While its text is being selected, the pointer may leave it.
    if (pointerType === 'mouse' && buttons === 0) soon(undefined);
  });
  document.addEventListener(
    'pointerdown',
    ({target}) => {
      if (target instanceof Node && !bubble.element.contains(target) && !code.contains(target)) now(undefined);
    },
    {signal: gone},
  );
  gone.addEventListener('abort', () => clearTimeout(timer));

  return (event) => {
    const isTouch = isByTouch(event);
    const before = place;
    place = `${event.screenX},${event.screenY}`;
    // Keys scroll the page below a pointer that rests.
    if (bubble.isByKeys && place === before) return;
    if (event.type === 'click') {
      if (isTouch) now(identifierAt(code, identifiers, event.clientX, event.clientY));
    } else if (!isTouch && event.buttons === 0) {
      const left = event.type === 'pointerleave';
      soon(left ? undefined : identifierAt(code, identifiers, event.clientX, event.clientY));
    }
  };
};

/** A click says what made it in all but the oldest browsers. */
const isByTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent ? event.pointerType === 'touch' : matchMedia('(hover: none)').matches;
