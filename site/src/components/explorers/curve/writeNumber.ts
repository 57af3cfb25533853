/** A number as code has it, to six digits behind the point at the most. */
export const writeNumber = (value: number): string => String(roundNumber(value));

/** What is left of a number when it is written: neither noise of arithmetic nor a zero with a sign. */
export const roundNumber = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
