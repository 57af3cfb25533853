import {useState, useSyncExternalStore} from 'react';
import {replaceUrl} from './replaceUrl.ts';
import {subscribeToNothing} from './subscribeToNothing.ts';

/**
 * Returns a state that is part of the URL, and a function that changes both. The HTML of the server contains the
 * `initial` one.
 */
export function useUrlState<State>(
  initial: State,
  readUrl: (url: Location) => State,
  createQuery: (state: State) => string,
): readonly [State, (state: State) => void] {
  const [read] = useState(() => createReader(readUrl));
  const fromUrl = useSyncExternalStore(subscribeToNothing, read, () => initial);
  const [chosen, setChosen] = useState<{readonly state: State}>();
  const change = (state: State): void => {
    setChosen({state});
    replaceUrl(`${window.location.pathname}${createQuery(state)}`);
  };
  return [chosen ? chosen.state : fromUrl, change];
}

/** Reads the URL once. The page itself makes later changes. */
function createReader<State>(readUrl: (url: Location) => State): () => State {
  let first: {readonly state: State} | undefined;
  return () => (first ??= {state: readUrl(window.location)}).state;
}
