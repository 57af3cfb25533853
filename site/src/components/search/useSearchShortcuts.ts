import {type RefObject, useEffect} from 'react';
import {searchHasFocus, typeIntoSearch} from './typeIntoSearch';

interface Shortcuts {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** A letter or digit was typed while the button has the focus, or anything before the dialog's field has come. */
  readonly onType: (key: string) => void;
}

/** Ctrl+K and Cmd+K open and close the dialog, `/` opens it outside of fields, Escape closes it. */
export const useSearchShortcuts = ({isOpen, button, onOpen, onClose, onType}: Shortcuts): void => {
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
          ? isTyped && !searchHasFocus()
          : isTyped && document.activeElement === button.current && /^[a-z0-9]$/i.test(key)
      ) {
        event.preventDefault();
        if (!isOpen || !typeIntoSearch(key)) onType(key);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, button, onOpen, onClose, onType]);
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
