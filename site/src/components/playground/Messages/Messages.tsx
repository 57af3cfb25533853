import type {ReactNode} from 'react';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import type {RunState} from '../run/RunState.ts';
import {useDebouncedText} from '../../ui/useDebouncedText.ts';
import {formatLocation} from './formatLocation.ts';
import styles from './Messages.module.css';

type Props = {
  readonly state: RunState;
  /** Shows the position of an error in the editor. */
  readonly onOpen?: (problem: CodeProblem) => void;
};

/** The errors in the code with their positions, and the console output of the code. */
export function Messages({state, onOpen}: Props): ReactNode {
  return (
    <div className={styles.messages}>
      <p className={styles.hidden} role="status">
        {useDebouncedText(toSpokenText(state), announcementDelayMs, '')}
      </p>
      {state.problems.length > 0 && (
        <ul className={styles.problems} aria-label="Errors">
          {state.problems.map((problem) => (
            <li key={`${problem.file} ${problem.line} ${problem.message}`}>
              {problem.file && (
                <button className={styles.location} type="button" disabled={!onOpen} onClick={() => onOpen?.(problem)}>
                  {formatLocation(problem)}
                </button>
              )}
              {problem.message}
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
}

function toSpokenText({status, problems: [first]}: RunState): string {
  if (status === 'failed' && first) {
    return `Error. ${first.file ? `${formatLocation(first)}: ` : ''}${first.message}`;
  }
  return status === 'drawn' ? 'The code is running.' : '';
}

/**
 * Milliseconds before a message is announced if it doesn't change, because incomplete code has an error with every key.
 */
const announcementDelayMs = 1200;
