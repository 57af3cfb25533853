import {type RefObject, useEffect} from 'react';

/** Home and End select the first and the last hit of the dialog, similar to the arrow keys. */
export function useHomeAndEndKeys(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = host.current;
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!root || !isPlain || (event.key !== 'Home' && event.key !== 'End')) {
        return;
      }
      const hits = Array.from(root.querySelectorAll('[role="treeitem"]'));
      const selected = hits.findIndex((hit) => hit.getAttribute('aria-selected') === 'true');
      if (hits.length === 0 || !(event.target instanceof HTMLInputElement)) {
        return;
      }
      event.preventDefault();
      const steps = (event.key === 'Home' ? 0 : hits.length - 1) - selected;
      press(event.target, steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps));
    };
    root?.addEventListener('keydown', listen);
    return () => root?.removeEventListener('keydown', listen);
  }, [host]);
}

/** The dialog doesn't expose its selection and only handles these keys. */
function press(input: HTMLInputElement, key: string, times: number): void {
  for (let count = 0; count < times; count++) {
    input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  }
}
