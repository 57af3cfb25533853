import {useEffect, useState} from 'react';

/** A text that has stayed the same for a moment, so that a screen reader does not read every key press. */
export const useSettled = (text: string, milliseconds = 800): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
};
