import {useSyncExternalStore} from 'react';
import {sparesData} from '@site/src/components/ui/sparesData';

/** Whether the reader has asked neither for less motion nor for less data. Not before the page has scripts. */
export const useMayPlayUnasked = (): boolean => useSyncExternalStore(subscribe, read, () => false);

const subscribe = (changed: () => void): (() => void) => {
  const query = lessMotion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const read = (): boolean => !lessMotion().matches && !sparesData();

const lessMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');
