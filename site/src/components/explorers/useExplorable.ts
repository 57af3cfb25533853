import {useEffect, useState} from 'react';
import {replaceAddress} from '../ui/replaceAddress';
import type {Explorable} from './Explorable';
import {addressWith} from './explorerAddress';
import {faultText} from './faultText';

/** An explorer at work. */
export interface Explored<State> {
  readonly state: State;
  readonly change: (state: State) => void;
  readonly code: string;
  /** What was wrong with the address. */
  readonly notice: string | undefined;
}

/** Milliseconds without a change before the address is written: browsers refuse to write it many times a second. */
const settled = 300;

/** Holds the state of an explorer, which the address holds as well, as the code that it means. */
export const useExplorable = <State>({name, first, write, loadReader}: Explorable<State>): Explored<State> => {
  const [chosen, setChosen] = useState<State>();
  const [arrived, setArrived] = useState<State>();
  const [notice, setNotice] = useState<string>();
  const state = chosen ?? arrived ?? first;
  const code = write(state);

  useEffect(() => {
    const text = new URLSearchParams(window.location.search).get(name);
    if (text === null) return undefined;
    let current = true;
    loadReader()
      .then((read) => current && setArrived(read(text)))
      .catch(
        (error: unknown) =>
          current &&
          setNotice(
            `The address holds nothing that can be shown, so this is the first state. ${faultText(error, text)}`,
          ),
      );
    return () => {
      current = false;
    };
  }, [name, loadReader]);

  const isFirst = code === write(first);
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const timer = setTimeout(() => {
      const address = addressWith(window.location.href, name, isFirst ? undefined : code);
      replaceAddress(address);
    }, settled);
    return () => clearTimeout(timer);
  }, [chosen, name, code, isFirst]);

  const change = (next: State): void => {
    setChosen(next);
    setNotice(undefined);
  };
  return {state, change, code, notice};
};
