import {type RefObject, useLayoutEffect} from 'react';

/**
 * Keeps the focus in the open dialog. A page that arrives while its reader searches already, takes it to its content,
 * and what is typed would be lost.
 */
export const useKeptFocus = (host: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const keep = ({target}: FocusEvent): void => {
      if (target instanceof Node && !host.current?.contains(target))
        host.current?.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [host]);
};
