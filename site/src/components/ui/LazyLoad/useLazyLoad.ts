import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {isStaleDeployment} from './isStaleDeployment.ts';

/** What was loaded on demand, or the reason why it can't be used. */
export type LazyLoad<Loaded> = {
  readonly loaded?: Loaded;
  readonly error?: string;
  /** For later errors in what was loaded. */
  readonly setError: (message: string) => void;
  readonly retry: () => void;
};

/**
 * Loads something on demand, such as a component in a separate script. `failure` is the message for the reader if it
 * doesn't load, or creates one from the error. `retry` clears the error and loads again. If a new deployment no longer
 * has it, `renew` opens a page that does. Default: the same page.
 */
export function useLazyLoad<Loaded>(
  wanted: boolean,
  load: () => Promise<Loaded>,
  failure: string | ((error: Error) => string),
  renew: () => void = () => window.location.reload(),
): LazyLoad<Loaded> {
  const [result, setResult] = useState<{readonly loaded: Loaded}>();
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
      (loaded) => current && setResult({loaded}),
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
  return {loaded: result?.loaded, error, setError, retry};
}
