import type {ReactNode} from 'react';
import type {StoredWork} from '../storage/storedWork.ts';
import styles from './ExampleList.module.css';

type Props = {
  readonly earlier: readonly StoredWork[];
  readonly onChoose: (work: StoredWork) => void;
};

/** The reader's earlier projects. Selecting one opens it. */
export function EarlierWork({earlier, onChoose}: Props): ReactNode {
  return (
    <ul className={styles.list} aria-label="Earlier work">
      {earlier.map((work) => (
        <li key={work.time}>
          <button className={styles.example} type="button" onClick={() => onChoose(work)}>
            {Object.keys(work.project.files)[0]}
            <span className={styles.time}>{new Date(work.time).toLocaleString('en')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
