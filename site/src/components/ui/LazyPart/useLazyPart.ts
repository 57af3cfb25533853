import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {isStaleDeployment} from './isStaleDeployment.ts';

/** A part of a page in a separate script, or the reason why it can't be used. */
export type LazyPart<Part> = {
  readonly part?: Part;
  readonly error?: string;
  /** For later errors in the part itself. */
  readonly setError: (message: string) => void;
  readonly retry: () => void;
};

/**
 * Loads a part on demand. `failure` is the message for the reader if it doesn't load, or creates one from the error.
 * `retry` clears the error and loads again. If a new deployment no longer has the part, `renew` opens a page that does.
 * Default: the same page.
 */
export function useLazyPart<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  failure: string | ((error: Error) => string),
  renew: () => void = () => window.location.reload(),
): LazyPart<Part> {
  const [loaded, setLoaded] = useState<{readonly part: Part}>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const reason = useRef<unknown>(undefined);
  const start = useEffectEvent(load);
  const fail = useEffectEvent((thrown: Error) => {
    reason.current = thrown;
    setError(typeof failure === 'string' ? failure : failure(thrown));
  });
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let current = true;
    start().then(
      (part) => current && setLoaded({part}),
      (thrown: Error) => current && fail(thrown),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = (): void => {
    setError(undefined);
    void isStaleDeployment(reason.current).then((isStale) => (isStale ? renew() : setAttempt(attempt + 1)));
    reason.current = undefined;
  };
  return {part: loaded?.part, error, setError, retry};
}
