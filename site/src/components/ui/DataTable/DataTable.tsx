import type {ReactNode} from 'react';
import styles from './DataTable.module.css';

type Props = {
  /** The visible caption of the table. */
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** The cells in column order. The first one is the heading of the row. */
  readonly rows: readonly (readonly ReactNode[])[];
};

/** A table whose rows become blocks with labeled cells if there isn't enough room for columns. */
export function DataTable({caption, columns, rows}: Props): ReactNode {
  return (
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
}
