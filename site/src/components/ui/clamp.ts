/** Limits a number to a range. If the range is empty, its minimum takes precedence, as in CSS. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
