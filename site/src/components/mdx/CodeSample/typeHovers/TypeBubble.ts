import {placeBubble} from './placeBubble';
import type {Identifier} from './Identifier';
import {rangeOf} from './rangeOf';
import styles from './TypeBubble.module.css';

/** The bubble of a block that shows the type of one identifier, and the line below that identifier. */
export class TypeBubble {
  readonly element = make('div', styles.bubble);
  /** What is shown. */
  identifier: Identifier | undefined;
  /** Whether the keyboard led to it. */
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

  /** Shows an identifier's type, and says it to those who came with the keyboard. */
  show(identifier: Identifier, isByKeys: boolean): void {
    if (TypeBubble.#open !== this) TypeBubble.#open?.hide();
    TypeBubble.#open = this;
    this.identifier = identifier;
    this.isByKeys = isByKeys;
    this.element.replaceChildren(...partsOf(identifier));
    this.pre.after(this.element, this.#mark);
    this.place();
    this.#announced.textContent = isByKeys ? spoken(this.element, identifier) : '';
  }

  hide(): void {
    // An element that has the focus loses it when it is removed, and who hears of that may ask to hide again.
    if (!this.identifier) return;
    this.identifier = undefined;
    this.element.remove();
    this.#mark.remove();
    this.#announced.textContent = '';
  }

  /** Follows its identifier when something scrolls, and hides when that leaves the block or the window. */
  place(): void {
    const code = this.pre.firstElementChild;
    if (!this.identifier || !code) return;
    const word = rangeOf(code, this.identifier.start, this.identifier.end).getBoundingClientRect();
    const view = this.pre.getBoundingClientRect();
    const isOutside = word.right < view.left || word.left > view.right || word.bottom < 0 || word.top > innerHeight;
    if (isOutside) this.hide();
    else placeBubble(this.element, this.#mark, word);
  }

  /** Leaves the page as it was. */
  remove(): void {
    this.hide();
    this.#announced.remove();
  }
}

const spoken = ({firstElementChild}: Element, {type: {about, page}}: Identifier): string =>
  [firstElementChild?.textContent, about, page && 'Enter opens its page.'].filter(Boolean).join(' ');

/** The declaration was highlighted, and escaped, by the build. */
const partsOf = ({type: {html, about, page}}: Identifier): Node[] => {
  const declaration = make('div', styles.declaration);
  declaration.innerHTML = html;
  const parts: Node[] = [declaration];
  if (about !== undefined) parts.push(make('p', styles.about, about));
  if (page !== undefined) {
    const link = make('a', styles.link, 'Documentation');
    link.setAttribute('href', page);
    parts.push(link);
  }
  return parts;
};

const make = (name: string, className = '', text = ''): HTMLElement => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};
