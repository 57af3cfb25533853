import type {ReactNode} from 'react';
import styles from './DataTable.module.css';

interface Props {
  /** What the table shows; visible. */
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** Cells in the order of the columns; the first is the row's heading. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table whose rows become blocks with labelled cells where there is no room for columns. */
export const DataTable = ({caption, columns, rows}: Props): ReactNode => (
  <table className={styles.table} role="table">
    <caption className={styles.caption}>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th scope="col" role="columnheader" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(([heading, ...cells], row) => (
        <tr role="row" key={row}>
          <th scope="row" role="rowheader">
            {heading}
          </th>
          {cells.map((cell, index) => (
            <td role="cell" key={index} data-label={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
