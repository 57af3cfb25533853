import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/ui/DataTable/DataTable';
import {Section} from '@site/src/components/ui/Section/Section';
import {regions} from '@site/src/data/regions';
import styles from './Limits.module.css';

/** What Lambda can't do, so that nobody finds out late. */
export const Limits = (): ReactNode => (
  <Section
    title="Know the limits first"
    lead="Most of them are those of AWS, as of 2022. If your project goes beyond one, render on a server of your own."
    tinted
  >
    <DataTable
      caption="As of 2022, with the defaults of an AWS account."
      columns={['Limit', 'Value', 'What it means']}
      rows={[
        ['Length', 'About 2 hours', 'In Full HD. A function stores 10 GB, which leaves about 5 GB for the video.'],
        ['Functions at once', '1,000', 'In each region, for all renders of an account together, by default.'],
        ['Burst', 'As low as 500', 'What a region starts at once can be lower than what it runs.'],
      ]}
    />
    <h3 className={styles.heading}>Ten AWS regions</h3>
    <dl className={styles.regions}>
      {regions.map(({continent, names}) => (
        <div key={continent}>
          <dt>{continent}</dt>
          {names.map((name) => (
            <dd key={name}>
              <code>{name}</code>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </Section>
);
