import {useEffect, useState} from 'react';

/** Returns a string once it has stopped changing for a while, so that a screen reader doesn't read every key press. */
export function useDebouncedText(text: string, delayMs: number, initial = text): string {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
