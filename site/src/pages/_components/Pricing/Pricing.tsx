import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {DataTable} from '@site/src/components/ui/DataTable/DataTable';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';
import {prices} from '@site/src/data/prices';
import styles from './Pricing.module.css';
import {SeatCalculator} from './SeatCalculator';

/** Who pays, what a seat costs, and a calculator for one's own case. */
export const Pricing = (): ReactNode => (
  <Section
    id="pricing"
    title="Free for most, a seat price for companies"
    lead={
      <>
        <p>
          Individuals, non-profit organisations and companies of up to 3 employees pay nothing, whatever they make and
          sell with it. So does everyone who is still trying it out.
        </p>
        <p>
          Other companies pay for seats, and get answers first. The <Link to="/docs/license">licence page</Link> has the
          terms.
        </p>
      </>
    }
    tinted
  >
    <DataTable
      caption={`As of ${prices.year}. A year costs ${prices.monthsPaidPerYear} months.`}
      columns={['Seat', 'Month', 'Year', 'How many']}
      rows={[
        ['Developer', ...priceCells(prices.developerPerMonth), 'One for each person; several computers are fine.'],
        ['Cloud rendering', ...priceCells(prices.cloudPerMonth), 'One for each cloud instance while it renders.'],
        [
          'Cloud rendering, serverless',
          ...priceCells(prices.cloudPerMonth),
          `One for each ${prices.rendersPerServerlessSeat.toLocaleString('en')} renders a month.`,
        ],
      ]}
    />
    <NeedsScript>
      <SeatCalculator />
    </NeedsScript>
    <div className={styles.actions}>
      <ButtonLink to={places.companies}>Today’s prices and licences</ButtonLink>
    </div>
  </Section>
);

const priceCells = (perMonth: number): readonly string[] => [
  `${perMonth} USD`,
  `${perMonth * prices.monthsPaidPerYear} USD`,
];
