import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/ui/DataTable/DataTable';
import {Section} from '@site/src/components/ui/Section/Section';
import {regions} from '@site/src/data/regions';
import styles from './Limits.module.css';

/** What Lambda can't do. */
export function Limits(): ReactNode {
  return (
    <Section
      title="Know the limits"
      lead="Most of them are set by AWS. If your project exceeds one, render on your own server instead."
    >
      <DataTable
        caption="As of 2022, with the defaults of an AWS account."
        columns={['Limit', 'Value', 'What it means']}
        rows={[
          [
            'Length',
            'About 2\u00A0hours',
            'In Full HD. A function can have up to 10 GB of storage, which is enough for a 5 GB video.',
          ],
          ['Throughput', 'About 1 hour', 'Of video per minute. You can ask AWS for more.'],
          [
            'Functions',
            '1,000',
            'At the same time in each region, for all your renders. New accounts may start with 10.',
          ],
          [
            'Burst',
            'As low as\u00A0500',
            'Depending on the region, not all of your functions can start at the same moment.',
          ],
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
}
