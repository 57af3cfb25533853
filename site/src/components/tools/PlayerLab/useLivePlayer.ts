import {type ComponentType, useEffect, useState} from 'react';
import type {LivePlayerProps} from './LivePlayer';

interface Loaded {
  readonly LivePlayer?: ComponentType<LivePlayerProps>;
  readonly error?: string;
  readonly setError: (message: string) => void;
  readonly retry: () => void;
}

/** Loads the toolkit's player once it is wanted, in a script of its own. */
export const useLivePlayer = (wanted: boolean): Loaded => {
  const [LivePlayer, setLivePlayer] = useState<ComponentType<LivePlayerProps>>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    import('./LivePlayer').then(
      (module) => current && setLivePlayer(() => module.LivePlayer),
      () => current && setError('The player could not be loaded. Check the connection.'),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = (): void => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return {LivePlayer, error, setError, retry};
};
