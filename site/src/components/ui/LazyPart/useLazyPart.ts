import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {isGone} from './isGone';

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
 * error; `retry` forgets the error and loads again. When the site was renewed in the meantime and has the part no more,
 * `renew` opens a page that has it; default: the same page.
 */
export const useLazyPart = <Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  failure: string | ((error: Error) => string),
  renew: () => void = () => window.location.reload(),
): LazyPart<Part> => {
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
    if (!wanted) return undefined;
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
    void isGone(reason.current).then((gone) => (gone ? renew() : setAttempt(attempt + 1)));
    reason.current = undefined;
  };
  return {part: loaded?.part, error, setError, retry};
};
