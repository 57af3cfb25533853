/** Rounds as the tables do. Adding 0 turns -0 into 0. */
export function roundTo3(value: number): number {
  return Number(value.toFixed(3)) + 0;
}
