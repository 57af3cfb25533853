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
  signal: AbortSignal,
): Promise<(event: Event) => void> {
  const code = pre.firstElementChild;
  const identifiers = await loadIdentifiers(name);
  if (!code || identifiers.length === 0 || signal.aborted) {
    return () => undefined;
  }
  const bubble = new TypeBubble(pre);
  signal.addEventListener('abort', () => bubble.remove());
  const updatePosition = (): void => bubble.updatePosition();
  window.addEventListener('scroll', updatePosition, {capture: true, passive: true, signal});
  window.addEventListener('resize', updatePosition, {passive: true, signal});
  const byPointer = followPointer(code, identifiers, bubble, signal);
  const byKeys = followKeys(code, identifiers, bubble, signal);
  return (event) => (event instanceof MouseEvent ? byPointer(event) : byKeys(event));
}
