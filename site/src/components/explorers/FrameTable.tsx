import type {ReactNode} from 'react';
import styles from './FrameTable.module.css';

interface Props {
  readonly label: string;
  readonly columns: readonly string[];
  /** A row each: what it is at, and its cells. */
  readonly rows: readonly {readonly at: number; readonly cells: readonly string[]}[];
  /** Where the playhead stands. */
  readonly current: number;
}

/** Values in a table that scrolls; the row of the playhead is marked. */
export const FrameTable = ({label, columns, rows, current}: Props): ReactNode => (
  <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({at, cells}) => (
          <tr key={at} aria-current={at === current ? 'true' : undefined}>
            <th scope="row">{at}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
