import type {ReactNode} from 'react';
import {prices} from '../../../../../packages/planner-core/license/prices.ts';
import type {SeatPrice, Usage} from '../../../../../packages/planner-core/license/getSeatPrice.ts';
import styles from './Pricing.module.css';

type Props = {
  /** Missing while one of the numbers is invalid. */
  readonly price: SeatPrice | undefined;
  readonly billing: Usage['billing'];
};

/** The price and the seats that it includes. Screen readers announce it when it changes. */
export function SeatResult({price, billing}: Props): ReactNode {
  return (
    <output className={styles.result} aria-live="polite">
      <span className={styles.total}>{price ? `${price.total.toLocaleString('en')} USD` : '–'}</span>{' '}
      <span className={styles.explanation}>
        {price ? explain(price, billing) : 'Enter all three numbers to see the price.'}
      </span>
    </output>
  );
}

function explain({free, developerSeats, cloudSeats}: SeatPrice, billing: Usage['billing']): string {
  if (free) {
    return 'The free license covers all of this.';
  }
  const seats = [count(developerSeats, 'developer'), count(cloudSeats, 'cloud rendering')]
    .filter(Boolean)
    .join(' and ');
  const period = billing === 'yearly' ? 'a year' : 'a month';
  // The price list doesn't say whether a cloud seat alone is enough.
  const advice =
    developerSeats === 0 ? ' Your license may also have to include a developer seat, so ask before you buy.' : '';
  return `${period} for ${seats}, as of ${prices.year}.${advice}`;
}

function count(seats: number, kind: string): string {
  return seats === 0 ? '' : `${seats.toLocaleString('en')} ${kind} seat${seats === 1 ? '' : 's'}`;
}
