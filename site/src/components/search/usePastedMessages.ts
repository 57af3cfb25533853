import {type RefObject, useEffect} from 'react';
import {pasteDistinctivePart} from './pasteDistinctivePart.ts';

/** Shortens long messages that are pasted into a field of an element to their most distinctive part. */
export function usePastedMessages(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = host.current;
    root?.addEventListener('paste', pasteDistinctivePart);
    return () => root?.removeEventListener('paste', pasteDistinctivePart);
  }, [host]);
}
