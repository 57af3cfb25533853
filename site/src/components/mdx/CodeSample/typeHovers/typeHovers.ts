import {loadIdentifiers} from './loadIdentifiers';
import {TypeBubble} from './TypeBubble';
import {followKeys} from './followKeys';
import {followPointer} from './followPointer';

/**
 * Loads the types of a block and returns what shows them in answer to the reader's events on the block. Rejects when
 * they can't be loaded. Ends when the signal is aborted.
 */
export const typeHovers = async (
  pre: HTMLElement,
  name: string,
  gone: AbortSignal,
): Promise<(event: Event) => void> => {
  const code = pre.firstElementChild;
  const identifiers = await loadIdentifiers(name);
  if (!code || identifiers.length === 0 || gone.aborted) return () => undefined;
  const bubble = new TypeBubble(pre);
  gone.addEventListener('abort', () => bubble.remove());
  const place = (): void => bubble.place();
  window.addEventListener('scroll', place, {capture: true, passive: true, signal: gone});
  window.addEventListener('resize', place, {passive: true, signal: gone});
  const byPointer = followPointer(code, identifiers, bubble, gone);
  const byKeys = followKeys(code, identifiers, bubble, gone);
  return (event) => (event instanceof MouseEvent ? byPointer(event) : byKeys(event));
};
