import {loadIdentifiers} from './loadIdentifiers.ts';
import {TypeBubble} from './TypeBubble.ts';
import {followKeys} from './followKeys.ts';
import {followPointer} from './followPointer.ts';

/**
 * Loads the types of a block and returns the handler that shows them for the reader's events. Rejects if they can't be
 * loaded. Stops when the signal is aborted.
 */
export async function startTypeHovers(
  pre: HTMLElement,
  name: string,
  gone: AbortSignal,
): Promise<(event: Event) => void> {
  const code = pre.firstElementChild;
  const identifiers = await loadIdentifiers(name);
  if (!code || identifiers.length === 0 || gone.aborted) {
    return () => undefined;
  }
  const bubble = new TypeBubble(pre);
  gone.addEventListener('abort', () => bubble.remove());
  const place = (): void => bubble.place();
  window.addEventListener('scroll', place, {capture: true, passive: true, signal: gone});
  window.addEventListener('resize', place, {passive: true, signal: gone});
  const byPointer = followPointer(code, identifiers, bubble, gone);
  const byKeys = followKeys(code, identifiers, bubble, gone);
  return (event) => (event instanceof MouseEvent ? byPointer(event) : byKeys(event));
}
