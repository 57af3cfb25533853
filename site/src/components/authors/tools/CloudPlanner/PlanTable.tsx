import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/ui/DataTable/DataTable';
import styles from './CloudPlanner.module.css';
import type {PlanRow, PlanSource} from '../../../../../../packages/planner-core/lambda/PlanRow.ts';

/** The results, or dashes while a field is invalid. */
export function PlanTable({rows}: {readonly rows: readonly PlanRow[]}): ReactNode {
  return (
    <DataTable
      caption="These are estimates. They don’t include S3 storage, traffic, logs, the free tier, or the time to start the browser and to encode, combine and upload the video."
      columns={['Result', 'Value', 'Formula', 'Source']}
      rows={rows.map(({name, value, formula, source, alarm}) => [
        name,
        <span key="value" className={alarm ? styles.alarm : styles.value}>
          {value}
        </span>,
        <span key="formula" className={styles.formula}>
          {formula}
        </span>,
        <Source key="source" {...source} />,
      ])}
    />
  );
}

function Source({label, to, date}: PlanSource): ReactNode {
  return (
    <span>
      {to === undefined ? label : <Link to={to}>{label}</Link>}
      {date !== '' && <small className={styles.date}>{date}</small>}
    </span>
  );
}
