import {useEffect, useEffectEvent, useState} from 'react';

/** A part of a page that comes in a script of its own, or why it can't be used. */
export interface LazyPart<Part> {
  readonly part?: Part;
  readonly error?: string;
  /** For what goes wrong later, in the part itself. */
  readonly setError: (message: string) => void;
  readonly retry: () => void;
}

/**
 * Loads a part once it is wanted. `failure` is what the reader is told when it doesn't come, or makes that of the
 * error; `retry` forgets the error and loads again.
 */
export const useLazyPart = <Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  failure: string | ((error: Error) => string),
): LazyPart<Part> => {
  const [loaded, setLoaded] = useState<{readonly part: Part}>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);
  const fail = useEffectEvent((reason: Error) => setError(typeof failure === 'string' ? failure : failure(reason)));
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    start().then(
      (part) => current && setLoaded({part}),
      (reason: Error) => current && fail(reason),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = (): void => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return {part: loaded?.part, error, setError, retry};
};
