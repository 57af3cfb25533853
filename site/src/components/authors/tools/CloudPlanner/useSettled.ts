import {useEffect, useState} from 'react';

/** Returns a string once it has stopped changing for a moment, so that a screen reader doesn't read every key press. */
export function useSettled(text: string, milliseconds = 800): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
