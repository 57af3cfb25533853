/** How many tests of a suite passed and failed. A command without tests counts as one. */
export type Totals = {
  readonly passed: number;
  readonly failed: number;
};

export function addTotals(a: Totals, b: Totals): Totals {
  return {passed: a.passed + b.passed, failed: a.failed + b.failed};
}

/** Returns the last line of the output, which continuous integration reads. */
export function formatClosingLine({passed, failed}: Totals): string {
  return `${passed} passed, ${failed} failed`;
}
