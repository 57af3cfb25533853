import type {ReactNode} from 'react';
import styles from './FrameTable.module.css';

type Props = {
  readonly label: string;
  readonly columns: readonly string[];
  /** One entry per row: its position and its cells. */
  readonly rows: readonly {readonly at: number; readonly cells: readonly string[]}[];
  /** The position of the playhead. */
  readonly current: number;
};

/** A scrollable table of values that highlights the row at the playhead. */
export function FrameTable({label, columns, rows, current}: Props): ReactNode {
  return (
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
}
