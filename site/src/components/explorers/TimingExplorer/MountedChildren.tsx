import type {ReactNode} from 'react';
import styles from './Timeline.module.css';
import {elementName} from './TimingNode';
import type {TimingRow} from './timingView';

interface Props {
  readonly rows: readonly TimingRow[];
  /** At the playhead. */
  readonly seen: ReadonlyMap<string, number> | undefined;
}

/** The components as a video would show them: each with the frame that it sees, or away. */
export const MountedChildren = ({rows, seen}: Props): ReactNode => (
  <ul className={styles.stage} aria-label="Components at this frame">
    {rows
      .filter(({node}) => node.kind === 'component')
      .map(({place, node}) => {
        const frame = seen?.get(place);
        return (
          <li className={frame === undefined ? styles.away : styles.mounted} key={place}>
            <span className={styles.child}>{elementName(node)}</span>
            <span className={styles.count}>{frame ?? '–'}</span>
            <span className={styles.childNote}>{frame === undefined ? 'not mounted' : 'useCurrentFrame()'}</span>
          </li>
        );
      })}
  </ul>
);
