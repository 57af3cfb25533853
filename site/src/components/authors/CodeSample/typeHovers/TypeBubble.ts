import {placeBubble} from './placeBubble.ts';
import type {Identifier} from './Identifier.ts';
import {createRange} from './createRange.ts';
import styles from './TypeBubble.module.css';

/** The bubble of a block, which shows the type of one identifier, and the underline of that identifier. */
export class TypeBubble {
  readonly element = make('div', styles.bubble);
  /** The displayed identifier. */
  identifier: Identifier | undefined;
  /** Whether it was opened with the keyboard. */
  isByKeys = false;
  readonly #mark = make('div', styles.mark);
  readonly #announced = make('div', styles.announced);
  static #open: TypeBubble | undefined;

  constructor(readonly pre: HTMLElement) {
    this.#announced.setAttribute('aria-live', 'polite');
    pre.after(this.#announced);
  }

  get link(): HTMLAnchorElement | null {
    return this.element.querySelector('a');
  }

  /** Shows an identifier's type. If it was opened with the keyboard, also announces it. */
  show(identifier: Identifier, isByKeys: boolean): void {
    if (TypeBubble.#open !== this) {
      TypeBubble.#open?.hide();
    }
    TypeBubble.#open = this;
    this.identifier = identifier;
    this.isByKeys = isByKeys;
    this.element.replaceChildren(...getParts(identifier));
    this.pre.after(this.element, this.#mark);
    this.updatePosition();
    this.#announced.textContent = isByKeys ? toSpokenText(this.element, identifier) : '';
  }

  hide(): void {
    // Removing a focused element triggers a blur event, and its listener may hide the bubble again.
    if (!this.identifier) {
      return;
    }
    this.identifier = undefined;
    this.element.remove();
    this.#mark.remove();
    this.#announced.textContent = '';
  }

  /** Follows its identifier when something scrolls, and hides when the identifier leaves the block or the window. */
  updatePosition(): void {
    const code = this.pre.firstElementChild;
    if (!this.identifier || !code) {
      return;
    }
    const word = createRange(code, this.identifier.start, this.identifier.end).getBoundingClientRect();
    const view = this.pre.getBoundingClientRect();
    const isOutside = word.right < view.left || word.left > view.right || word.bottom < 0 || word.top > innerHeight;
    if (isOutside) {
      this.hide();
    } else {
      placeBubble(this.element, this.#mark, word);
    }
  }

  /** Restores the page. */
  remove(): void {
    this.hide();
    this.#announced.remove();
  }
}

function toSpokenText({firstElementChild}: Element, {type: {about, page}}: Identifier): string {
  return [firstElementChild?.textContent, about, page && 'Enter opens its page.'].filter(Boolean).join(' ');
}

/** The build has already highlighted and escaped the declaration. */
function getParts({type: {html, about, page}}: Identifier): Node[] {
  const declaration = make('div', styles.declaration);
  declaration.innerHTML = html;
  const parts: Node[] = [declaration];
  if (about !== undefined) {
    parts.push(make('p', styles.about, about));
  }
  if (page !== undefined) {
    const link = make('a', styles.link, 'Documentation');
    link.setAttribute('href', page);
    parts.push(link);
  }
  return parts;
}

function make(name: string, className = '', text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
