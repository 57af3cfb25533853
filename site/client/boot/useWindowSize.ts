import {useSyncExternalStore} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const widestMobile = 996;

/**
 * Replaces the hook of Docusaurus: while the page hydrates, the size is `ssr`, as on the server. Components that mount
 * later know it at once, so they don't render twice.
 */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(subscribe, getSize, () => 'ssr');
}

function getSize(): WindowSize {
  return window.innerWidth > widestMobile ? 'desktop' : 'mobile';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
