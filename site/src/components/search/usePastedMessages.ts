import {type RefObject, useEffect} from 'react';
import {pasteTellingPart} from './pasteTellingPart.ts';

/** Shortens long messages that are pasted into a field of an element to their most telling part. */
export function usePastedMessages(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = host.current;
    root?.addEventListener('paste', pasteTellingPart);
    return () => root?.removeEventListener('paste', pasteTellingPart);
  }, [host]);
}
