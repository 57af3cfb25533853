import {type RefObject, useLayoutEffect} from 'react';

/**
 * Keeps the focus in the open dialog. If a page finishes loading while the reader is already searching, it moves the
 * focus to its content, and the reader's input would be lost.
 */
export function useFocusLock(host: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const keep = ({target}: FocusEvent): void => {
      if (target instanceof Node && !host.current?.contains(target)) {
        host.current?.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
      }
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [host]);
}
