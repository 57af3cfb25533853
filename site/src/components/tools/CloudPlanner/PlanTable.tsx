import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/ui/DataTable/DataTable';
import styles from './CloudPlanner.module.css';
import type {PlanRow, PlanSource} from './PlanRow';

/** The results; dashes while a field has to be corrected. */
export const PlanTable = ({rows}: {readonly rows: readonly PlanRow[]}): ReactNode => (
  <DataTable
    caption="Estimates. Storage in S3, traffic, logs and a free tier are not counted, nor is the time to start the browser, encode, join and upload."
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

const Source = ({label, to, date}: PlanSource): ReactNode => (
  <span>
    {to === undefined ? label : <Link to={to}>{label}</Link>}
    {date !== '' && <small className={styles.date}>{date}</small>}
  </span>
);
