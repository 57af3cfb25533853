import type {Identifier} from './Identifier.ts';
import {findIdentifier} from './findIdentifier.ts';
import type {TypeBubble} from './TypeBubble.ts';

/**
 * Milliseconds that a pointer has to rest on a word before its type appears, and that it may take to reach the bubble.
 */
const delayMs = 250;

/**
 * Shows types when a mouse pointer rests on a word or when a finger taps it. Returns the event handler of the block.
 */
export function followPointer(
  code: Element,
  identifiers: readonly Identifier[],
  bubble: TypeBubble,
  signal: AbortSignal,
): (event: MouseEvent) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Identifier | undefined;
  let position = '';
  const soon = (identifier: Identifier | undefined): void => {
    // After Escape, the bubble stays closed until the pointer has left the word.
    if (identifier === pointed) {
      return;
    }
    pointed = identifier;
    clearTimeout(timer);
    timer = setTimeout(() => now(identifier), delayMs);
  };
  const now = (identifier: Identifier | undefined): void => {
    clearTimeout(timer);
    if (!identifier) {
      bubble.hide();
    } else if (identifier !== bubble.identifier) {
      bubble.show(identifier, false);
    }
  };

  bubble.element.addEventListener('pointerenter', () => {
    clearTimeout(timer);
    pointed = bubble.identifier;
  });
  bubble.element.addEventListener('pointerleave', ({pointerType, buttons}) => {
    // The pointer may leave the bubble while selecting its text.
    if (pointerType === 'mouse' && buttons === 0) {
      soon(undefined);
    }
  });
  document.addEventListener(
    'pointerdown',
    ({target}) => {
      if (target instanceof Node && !bubble.element.contains(target) && !code.contains(target)) {
        now(undefined);
      }
    },
    {signal},
  );
  signal.addEventListener('abort', () => clearTimeout(timer));

  return (event) => {
    const isTouch = isByTouch(event);
    const before = position;
    position = `${event.screenX},${event.screenY}`;
    // The page may be scrolled with the keyboard under a resting pointer.
    if (bubble.isByKeys && position === before) {
      return;
    }
    if (event.type === 'click') {
      if (isTouch) {
        now(findIdentifier(code, identifiers, event.clientX, event.clientY));
      }
    } else if (!isTouch && event.buttons === 0) {
      const left = event.type === 'pointerleave';
      soon(left ? undefined : findIdentifier(code, identifiers, event.clientX, event.clientY));
    }
  };
}

/** Click events include the pointer type in all but the oldest browsers. */
function isByTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent ? event.pointerType === 'touch' : matchMedia('(hover: none)').matches;
}
