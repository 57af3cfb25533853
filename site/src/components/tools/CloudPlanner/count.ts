/** A number for readers, with at most some digits behind the point. */
export const count = (value: number, digits = 3): string => value.toLocaleString('en', {maximumFractionDigits: digits});
