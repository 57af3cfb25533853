import {type RefObject, useEffect} from 'react';
import {dialogState} from './dialogState.ts';
import {hasSearchFocus, typeIntoSearch} from './typeIntoSearch.ts';

type Shortcuts = {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
};

/**
 * Ctrl+K and Cmd+K toggle the dialog, `/` opens it outside of fields, and Escape closes it. A letter or digit opens it,
 * too, if the button has the focus. Any character that is typed before the dialog has loaded goes into its field.
 */
export function useSearchShortcuts({isOpen, button}: Shortcuts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, target} = event;
      const hasModifier = ctrlKey || metaKey || altKey;
      const isTyped = key.length === 1 && !hasModifier;
      const isToggle = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      if (isOpen ? isToggle || key === 'Escape' : isToggle || (key === '/' && !hasModifier && !isField(target))) {
        event.preventDefault();
        (isOpen ? dialogState.close : dialogState.open)();
      } else if (
        isOpen
          ? isTyped && !hasSearchFocus()
          : isTyped && document.activeElement === button.current && /^[a-z0-9]$/i.test(key)
      ) {
        event.preventDefault();
        if (!isOpen || !typeIntoSearch(key)) {
          dialogState.type(key);
        }
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, button]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
