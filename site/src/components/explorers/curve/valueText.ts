/** A value as readers see it: to three digits behind the point; what is no number says so. */
export const valueText = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 1000) / 1000 + 0) : String(value);
