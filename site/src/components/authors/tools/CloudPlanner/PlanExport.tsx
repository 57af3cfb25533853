import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {downloadFile} from '@site/src/components/ui/downloadFile';
import styles from './CloudPlanner.module.css';

/** Exports the table to a spreadsheet, as a file or through the clipboard. */
export function PlanExport({csv}: {readonly csv: () => string}): ReactNode {
  return (
    <div className={styles.actions}>
      <SmallButton onClick={() => downloadFile('lambda-plan.csv', new Blob([csv()], {type: 'text/csv;charset=utf-8'}))}>
        Download as CSV
      </SmallButton>
      <CopyButton className={styles.copy} label="Copy as CSV" text={csv} />
    </div>
  );
}
