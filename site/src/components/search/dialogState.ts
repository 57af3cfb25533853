import {useSyncExternalStore} from 'react';

type DialogState = {
  readonly isOpen: boolean;
  /** What the reader typed before the dialog was there. */
  readonly query: string;
  /** The element that had the focus when the dialog was opened. */
  readonly opener: Element | null;
};

const closed: DialogState = {isOpen: false, query: '', opener: null};
const listeners = new Set<() => void>();
let current = closed;

function setState(next: DialogState): void {
  current = next;
  listeners.forEach((listener) => listener());
}

function show(query: string): void {
  setState({isOpen: true, query, opener: current.isOpen ? current.opener : document.activeElement});
}

/**
 * Whether the search dialog is open. A page with another layout has a header of its own, so this isn't part of the
 * header: a dialog that was opened while such a page loads stays open when it arrives.
 */
export const dialogState = {
  open: (): void => show(current.query),
  close: (): void => setState(closed),
  /** Opens the dialog with another character. */
  type: (key: string): void => show(current.query + key),
  /** Stores what the reader typed, unless the dialog is closed. */
  setQuery: (query: string): void => {
    if (current.isOpen) {
      show(query);
    }
  },
};

export function useDialogState(): DialogState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => closed,
  );
}
