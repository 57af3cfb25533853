import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';
import {prices} from '../../../../../packages/planner-core/license/prices.ts';
import styles from './Pricing.module.css';
import {SeatCalculator} from './SeatCalculator.tsx';

/** Who can use Remotion for free, what a company license costs, and a calculator for your own case. */
export function Pricing(): ReactNode {
  return (
    <Section
      id="pricing"
      title="Free for individuals and small teams"
      lead={
        <p>
          Individuals, non-profits and companies with up to 3 employees can use Remotion for free, even for commercial
          work. Larger companies can try it for free before they buy a <Link to="/docs/license">license</Link>.
        </p>
      }
      heading="above"
    >
      <ul className={styles.seats}>
        {seats.map(({name, perMonth, text}) => (
          <li className={styles.seat} key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.price}>
              <strong>{perMonth} USD</strong> a month or {perMonth * prices.monthsPaidPerYear} USD a year
            </p>
            <p className={styles.detail}>{text}</p>
          </li>
        ))}
      </ul>
      <NeedsScript>
        <details className={styles.calculator}>
          <summary>Calculate your price</summary>
          <SeatCalculator />
        </details>
      </NeedsScript>
      <div className={styles.actions}>
        <ButtonLink to={places.companies}>See current prices</ButtonLink>
        <p className={styles.year}>
          Prices as of {prices.year}. Need help? <Link to="/experts/">Find an expert</Link>
        </p>
      </div>
    </Section>
  );
}

const seats = [
  {
    name: 'Developer seat',
    perMonth: prices.developerPerMonth,
    text: 'One per developer, who can use several local machines. Keep at least one license active while you render.',
  },
  {
    name: 'Cloud rendering seat',
    perMonth: prices.cloudPerMonth,
    text: `One per cloud instance while it renders. Serverless: one per ${prices.rendersPerServerlessSeat.toLocaleString('en')} renders a month.`,
  },
] as const;
