import {prices} from './prices.ts';

/** The values that determine the price. */
export type Usage = {
  readonly organization: Organization;
  readonly developers: number;
  /** Servers in the cloud that render, such as a VPS or an EC2 machine. */
  readonly cloudInstances: number;
  /** Renders per month on cloud functions. */
  readonly serverlessRenders: number;
  readonly billing: 'monthly' | 'yearly';
};

export type Organization = 'individual' | 'small' | 'non-profit' | 'evaluating' | 'company';

export type SeatPrice = {
  /** Whether the free license applies, which has no seats. */
  readonly free: boolean;
  readonly developerSeats: number;
  readonly cloudSeats: number;
  /** US dollars per month or year, depending on `billing`. */
  readonly total: number;
};

/**
 * Returns what the seats cost, as of 2022. A company has to keep at least one license active, so the price isn't 0 if
 * all numbers are. Throws a RangeError if a number isn't whole or is below 0.
 */
export function getSeatPrice({organization, billing, ...usage}: Usage): SeatPrice {
  for (const [name, value] of Object.entries(usage)) {
    if (!Number.isSafeInteger(value) || value < 0) {
      throw new RangeError(`${name} is ${value}; expected a whole number from 0 on`);
    }
  }
  if (organization !== 'company') {
    return {free: true, developerSeats: 0, cloudSeats: 0, total: 0};
  }

  const cloudSeats = usage.cloudInstances + Math.ceil(usage.serverlessRenders / prices.rendersPerServerlessSeat);
  const developerSeats = cloudSeats === 0 ? Math.max(1, usage.developers) : usage.developers;
  const perMonth = developerSeats * prices.developerPerMonth + cloudSeats * prices.cloudPerMonth;
  const months = billing === 'yearly' ? prices.monthsPaidPerYear : 1;
  return {free: false, developerSeats, cloudSeats, total: perMonth * months};
}
