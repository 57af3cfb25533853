import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import styles from './CloudPlanner.module.css';

/** Takes the table to a spreadsheet, as a file or by the clipboard. */
export const PlanExport = ({csv}: {readonly csv: () => string}): ReactNode => (
  <div className={styles.actions}>
    <button type="button" className={styles.button} onClick={() => download(csv())}>
      Download as CSV
    </button>
    <CopyButton className={styles.copy} label="Copy as CSV" text={csv} />
  </div>
);

const download = (csv: string): void => {
  const address = URL.createObjectURL(new Blob([csv], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'lambda-plan.csv';
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
