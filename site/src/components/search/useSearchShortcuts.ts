import {type RefObject, useEffect} from 'react';
import {hasSearchFocus, typeIntoSearch} from './typeIntoSearch.ts';

type Shortcuts = {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /**
   * Called when the reader types a letter or digit while the button has the focus, or any character before the dialog
   * has loaded.
   */
  readonly onType: (key: string) => void;
};

/** Ctrl+K and Cmd+K toggle the dialog, `/` opens it outside of fields, and Escape closes it. */
export function useSearchShortcuts({isOpen, button, onOpen, onClose, onType}: Shortcuts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, target} = event;
      const hasModifier = ctrlKey || metaKey || altKey;
      const isTyped = key.length === 1 && !hasModifier;
      const isToggle = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      if (isOpen ? isToggle || key === 'Escape' : isToggle || (key === '/' && !hasModifier && !isField(target))) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      } else if (
        isOpen
          ? isTyped && !hasSearchFocus()
          : isTyped && document.activeElement === button.current && /^[a-z0-9]$/i.test(key)
      ) {
        event.preventDefault();
        if (!isOpen || !typeIntoSearch(key)) {
          onType(key);
        }
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, button, onOpen, onClose, onType]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
