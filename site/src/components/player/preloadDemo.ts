import type {DemoFacts} from './DemoFacts.ts';
import {runOrDefer} from './deferredTasks.ts';
import {loadPlayer} from './Stage/loadPlayer.ts';
import {mayAutoplay} from './useMayAutoplay.ts';

/**
 * Loads a demo at the top of a page. The page calls it when its script runs, which is before it's opened if the pointer
 * is over a link to it.
 */
export function preloadDemo({name, poster, loads}: Pick<DemoFacts, 'name' | 'poster' | 'loads'>): void {
  if (typeof window === 'undefined' || loads !== 'near' || !mayAutoplay()) {
    return;
  }
  runOrDefer(() => {
    new Image().src = poster;
    // If it fails, the demo loads again when it's visible, and shows the error.
    loadPlayer()
      .then(({loadComponent}) => loadComponent(name))
      .catch(() => undefined);
  });
}
