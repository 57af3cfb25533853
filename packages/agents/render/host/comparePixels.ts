/** Differences of a color channel up to this value can't be seen, and can come from rounding. */
const tolerance = 4;

/** Returns the share of pixels that differ, from 0 to 1. Images of different sizes differ in all pixels. */
export function comparePixels(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  if (first.length !== second.length) {
    return 1;
  }
  let different = 0;
  for (let index = 0; index < first.length; index += 4) {
    for (let channel = 0; channel < 4; channel++) {
      if (Math.abs((first[index + channel] ?? 0) - (second[index + channel] ?? 0)) > tolerance) {
        different++;
        break;
      }
    }
  }
  return first.length === 0 ? 0 : different / (first.length / 4);
}
