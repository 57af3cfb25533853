/** How many tests of a suite passed and failed. A command without tests of its own counts as one. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

export const add = (a: Totals, b: Totals): Totals => ({passed: a.passed + b.passed, failed: a.failed + b.failed});

/** The closing line that continuous integration reads. */
export const closingLine = ({passed, failed}: Totals): string => `${passed} passed, ${failed} failed`;
