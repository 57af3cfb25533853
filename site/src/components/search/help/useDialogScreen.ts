import {type RefObject, useEffect, useState} from 'react';

/** What the search dialog shows, and the element that its screens are in. */
type DialogScreen = {
  readonly kind: 'start' | 'noResults' | 'other';
  readonly query: string;
  readonly dropdown: Element;
};

/** Detects which screen the dialog shows from its DOM, because DocSearch has no API for it. */
export function useDialogScreen(host: RefObject<HTMLElement | null>): DialogScreen | undefined {
  const [screen, setScreen] = useState<DialogScreen>();
  useEffect(() => {
    const root = host.current;
    if (!root) {
      return undefined;
    }
    const read = (): void => {
      const next = readScreen(root);
      setScreen((last) => (isSame(last, next) ? last : next));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, {childList: true, subtree: true, characterData: true});
    return () => observer.disconnect();
  }, [host]);
  return screen;
}

function readScreen(root: HTMLElement): DialogScreen | undefined {
  const dropdown = root.querySelector('.DocSearch-Dropdown');
  const query = root.querySelector<HTMLInputElement>('.DocSearch-Input')?.value.trim() ?? '';
  if (!dropdown) {
    return undefined;
  }
  if (dropdown.querySelector('.DocSearch-NoResults')) {
    return {kind: 'noResults', query, dropdown};
  }
  return {kind: query === '' ? 'start' : 'other', query: '', dropdown};
}

function isSame(one: DialogScreen | undefined, other: DialogScreen | undefined): boolean {
  return one?.kind === other?.kind && one?.query === other?.query && one?.dropdown === other?.dropdown;
}
