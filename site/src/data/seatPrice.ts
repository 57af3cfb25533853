import {prices} from './prices';

/** What decides about the licence. */
export interface Usage {
  readonly organisation: Organisation;
  readonly developers: number;
  /** Servers in the cloud that render, such as a VPS or an EC2 machine. */
  readonly cloudInstances: number;
  /** Renders a month on cloud functions. */
  readonly serverlessRenders: number;
  readonly billing: 'monthly' | 'yearly';
}

export type Organisation = 'individual' | 'small' | 'non-profit' | 'evaluating' | 'company';

export interface SeatPrice {
  /** Whether the free licence applies; there are no seats then. */
  readonly free: boolean;
  readonly developerSeats: number;
  readonly cloudSeats: number;
  /** US dollars per month or year, as `billing` says. */
  readonly total: number;
}

/**
 * What the seats cost, as of 2022. A company that renders keeps at least one seat, so nobody pays nothing by entering
 * zeros. Throws a RangeError for a number that is not whole or is below 0.
 */
export const seatPrice = ({organisation, billing, ...usage}: Usage): SeatPrice => {
  for (const [name, value] of Object.entries(usage))
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`${name} is ${value}; expected a whole number from 0 on`);
  if (organisation !== 'company') return {free: true, developerSeats: 0, cloudSeats: 0, total: 0};

  const cloudSeats = usage.cloudInstances + Math.ceil(usage.serverlessRenders / prices.rendersPerServerlessSeat);
  const developerSeats = cloudSeats === 0 ? Math.max(1, usage.developers) : usage.developers;
  const perMonth = developerSeats * prices.developerPerMonth + cloudSeats * prices.cloudPerMonth;
  const months = billing === 'yearly' ? prices.monthsPaidPerYear : 1;
  return {free: false, developerSeats, cloudSeats, total: perMonth * months};
};
