import type {ReactNode} from 'react';
import {prices} from '@site/src/data/prices';
import type {SeatPrice, Usage} from '@site/src/data/seatPrice';
import styles from './Pricing.module.css';

interface Props {
  /** Nothing while a number is missing. */
  readonly price: SeatPrice | undefined;
  readonly billing: Usage['billing'];
}

/** The price in large figures and the seats that it is for; read out when it changes. */
export const SeatResult = ({price, billing}: Props): ReactNode => (
  <output className={styles.result} aria-live="polite">
    <span className={styles.total}>{price ? `${price.total.toLocaleString('en')} USD` : '–'}</span>{' '}
    <span className={styles.detail}>
      {price ? explain(price, billing) : 'The price appears when all three numbers are there.'}
    </span>
  </output>
);

const explain = ({free, developerSeats, cloudSeats}: SeatPrice, billing: Usage['billing']): string => {
  if (free) return 'The free licence covers all of it.';
  const seats = [count(developerSeats, 'developer'), count(cloudSeats, 'cloud rendering')]
    .filter(Boolean)
    .join(' and ');
  return `${billing === 'yearly' ? 'a year' : 'a month'} for ${seats}, as of ${prices.year}. One seat stays active for as long as you render.`;
};

const count = (seats: number, kind: string): string =>
  seats === 0 ? '' : `${seats.toLocaleString('en')} ${kind} seat${seats === 1 ? '' : 's'}`;
