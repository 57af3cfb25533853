import {useEffect, useState} from 'react';
import {replaceUrl} from '../../ui/replaceUrl.ts';
import type {Explorable} from './Explorable.ts';
import {createExplorerUrl} from './explorerUrl.ts';
import {formatSyntaxError} from './formatSyntaxError.ts';

/** An active explorer. */
type Explored<State> = {
  readonly state: State;
  readonly change: (state: State) => void;
  /** Resets the state. Missing while the initial state is shown. */
  readonly reset: (() => void) | undefined;
  readonly code: string;
  /** The error in the URL. */
  readonly notice: string | undefined;
};

/** Milliseconds without a change before the URL is updated, because browsers limit how often it can change. */
const delayMs = 300;

/** Stores the state of an explorer and synchronizes its code with the URL. */
export function useExplorable<State>({name, first, write, loadReader}: Explorable<State>): Explored<State> {
  const [chosen, setChosen] = useState<State>();
  const [arrived, setArrived] = useState<State>();
  const [notice, setNotice] = useState<string>();
  const state = chosen ?? arrived ?? first;
  const code = write(state);

  useEffect(() => {
    const text = new URLSearchParams(window.location.search).get(name);
    if (text === null) {
      return undefined;
    }
    let current = true;
    loadReader()
      .then((read) => current && setArrived(read(text)))
      .catch(
        (error: unknown) =>
          current &&
          setNotice(
            `The link contains code that the explorer can’t read, so it shows the default. ${formatSyntaxError(error, text)}`,
          ),
      );
    return () => {
      current = false;
    };
  }, [name, loadReader]);

  const isFirst = code === write(first);
  useEffect(() => {
    if (chosen === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const url = createExplorerUrl(window.location.href, name, isFirst ? undefined : code);
      replaceUrl(url);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [chosen, name, code, isFirst]);

  const change = (next: State): void => {
    setChosen(next);
    setNotice(undefined);
  };
  return {state, change, reset: isFirst ? undefined : () => change(first), code, notice};
}
