import type {ReactNode} from 'react';
import styles from './Timeline.module.css';
import {getElementName} from './TimingNode.ts';
import type {TimingRow} from './getTimingView.ts';

type Props = {
  readonly rows: readonly TimingRow[];
  /** The values at the playhead. */
  readonly seen: ReadonlyMap<string, number> | undefined;
};

/** The components as a video would show them: each with the frame that it sees, or not mounted. */
export function MountedChildren({rows, seen}: Props): ReactNode {
  return (
    <ul className={styles.stage} aria-label="Components at this frame">
      {rows
        .filter(({node}) => node.kind === 'component')
        .map(({path, node}) => {
          const frame = seen?.get(path);
          return (
            <li className={frame === undefined ? styles.away : styles.mounted} key={path}>
              <span className={styles.child}>{getElementName(node)}</span>
              <span className={styles.count}>{frame ?? '–'}</span>
              <span className={styles.childNote}>{frame === undefined ? 'not mounted' : 'useCurrentFrame()'}</span>
            </li>
          );
        })}
    </ul>
  );
}
