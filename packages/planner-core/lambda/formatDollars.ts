import {formatNumber} from './formatNumber.ts';

/** Formats a price: five decimals below one dollar, as in the package, and two decimals otherwise. */
export function formatDollars(value: number): string {
  const amount =
    value < 1
      ? formatNumber(value, 5)
      : value.toLocaleString('en', {minimumFractionDigits: 2, maximumFractionDigits: 2});
  return `${amount} USD`;
}
