import {useSyncExternalStore} from 'react';
import {prefersReducedData} from '@site/src/components/ui/prefersReducedData';

/** Returns whether the reader prefers neither reduced motion nor reduced data. False before hydration. */
export function useMayAutoplay(): boolean {
  return useSyncExternalStore(subscribe, mayAutoplay, () => false);
}

function subscribe(changed: () => void): () => void {
  const query = prefersReducedMotion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The same outside of React. Only works in a browser. */
export function mayAutoplay(): boolean {
  return !prefersReducedMotion().matches && !prefersReducedData();
}

function prefersReducedMotion(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}
