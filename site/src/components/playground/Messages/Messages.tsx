import {type ReactNode, useEffect, useState} from 'react';
import type {Fault} from '../compile/Fault';
import type {RunState} from '../run/RunState';
import styles from './Messages.module.css';

interface Props {
  readonly state: RunState;
  /** Shows the place of a fault in the editor. */
  readonly onOpen?: (fault: Fault) => void;
}

/** What is wrong with the code, in words and with its place, and what the code has written to the console. */
export const Messages = ({state, onOpen}: Props): ReactNode => (
  <div className={styles.messages}>
    <p className={styles.spoken} role="status">
      {useCalm(spoken(state))}
    </p>
    {state.faults.length > 0 && (
      <ul className={styles.faults} aria-label="Errors">
        {state.faults.map((fault) => (
          <li key={`${fault.file} ${fault.line} ${fault.message}`}>
            {fault.file && (
              <button className={styles.place} type="button" disabled={!onOpen} onClick={() => onOpen?.(fault)}>
                {placeOf(fault)}
              </button>
            )}
            {fault.message}
          </li>
        ))}
      </ul>
    )}
    {state.lines.length > 0 && (
      <ol className={styles.lines} aria-label="Console" tabIndex={0}>
        {state.lines.map(({level, text, times}, index) => (
          <li className={styles[level]} key={index}>
            {text}
            {times > 1 && <span className={styles.times}> ×{times}</span>}
          </li>
        ))}
      </ol>
    )}
  </div>
);

const placeOf = ({file, line}: Fault): string => (line === undefined ? `${file}` : `${file}, line ${line}`);

const spoken = ({status, faults: [first]}: RunState): string => {
  if (status === 'faulty' && first) return `Error. ${first.file ? `${placeOf(first)}: ` : ''}${first.message}`;
  return status === 'drawn' ? 'The code runs.' : '';
};

/** Milliseconds for which a text must stand before it is said: half-written code has an error with every key. */
const calm = 1200;

const useCalm = (text: string): string => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
};
