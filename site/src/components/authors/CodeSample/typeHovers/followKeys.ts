import type {Identifier} from './Identifier.ts';
import {findNextIdentifier} from './findNextIdentifier.ts';
import {createRange} from './createRange.ts';
import type {TypeBubble} from './TypeBubble.ts';

/**
 * Handles the keys of a focused block: left and right move between words, up and down move between lines while a type
 * is shown, and Enter opens the page that documents it. Escape closes the type; after that, and beyond the first and
 * last word, arrow keys scroll as usual. Returns the event handler.
 */
export function followKeys(
  code: Element,
  identifiers: readonly Identifier[],
  bubble: TypeBubble,
  signal: AbortSignal,
): (event: Event) => void {
  let index = -1;
  let isAsleep = false;

  const go = (event: KeyboardEvent): void => {
    const shown = bubble.identifier ? identifiers.indexOf(bubble.identifier) : index;
    const next = findNextIdentifier(identifiers, code.textContent ?? '', shown, event.key);
    if (next === undefined || (!bubble.identifier && /Up|Down/.test(event.key))) {
      return;
    }
    index = next;
    const identifier = identifiers[next];
    if (!identifier) {
      return bubble.hide();
    }
    event.preventDefault();
    reveal(bubble.pre, createRange(code, identifier.start, identifier.end));
    bubble.show(identifier, true);
  };
  const sleep = (): void => {
    if (!bubble.identifier) {
      return;
    }
    isAsleep = document.activeElement === bubble.pre || bubble.element.contains(document.activeElement);
    if (bubble.element.contains(document.activeElement)) {
      bubble.pre.focus();
    }
    bubble.hide();
  };
  const wake = ({relatedTarget}: FocusEvent): void => {
    if (relatedTarget instanceof Node && (relatedTarget === bubble.pre || bubble.element.contains(relatedTarget))) {
      return;
    }
    index = -1;
    isAsleep = false;
    bubble.hide();
  };

  describe(bubble.pre, signal);
  document.addEventListener('keydown', ({key}) => key === 'Escape' && sleep(), {signal});
  bubble.element.addEventListener('focusout', wake);
  return (event) => {
    if (event instanceof FocusEvent) {
      return event.type === 'blur' ? wake(event) : undefined;
    }
    if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    if (event.key.startsWith('Arrow') && !isAsleep) {
      go(event);
    }
    if (event.key === 'Enter') {
      bubble.link?.click();
    }
  };
}

/** Describes the keys of the block to screen reader users. */
function describe(pre: HTMLElement, signal: AbortSignal): void {
  const keys = document.createElement('span');
  keys.id = `keys-${Math.random().toString(36).slice(2)}`;
  keys.hidden = true;
  keys.textContent = 'Arrow keys read the types of words. Escape closes.';
  pre.after(keys);
  pre.setAttribute('aria-describedby', keys.id);
  signal.addEventListener('abort', () => keys.remove());
}

/** Scrolls the block and the page just enough to show a word. */
function reveal(pre: HTMLElement, word: Range): void {
  const room = 24;
  const {left, right, top, bottom} = word.getBoundingClientRect();
  const view = pre.getBoundingClientRect();
  if (left < view.left + room) {
    pre.scrollLeft -= view.left + room - left;
  }
  if (right > view.right - room) {
    pre.scrollLeft += right - view.right + room;
  }
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top < bar + room) {
    window.scrollBy(0, top - bar - room);
  }
  if (bottom > window.innerHeight - room) {
    window.scrollBy(0, bottom - window.innerHeight + room);
  }
}
