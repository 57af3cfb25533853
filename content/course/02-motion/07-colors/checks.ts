import {type LessonChecks, check, createFinding, rendersDeterministically} from '../../../../packages/course/course.ts';

type Snapshot = Parameters<typeof createFinding>[0];

/** Red, green and blue from 0 to 255. */
type Color = readonly number[];

/** Returns the color of the layers that fill the frame, one on top of the other. */
function findSky({elements}: Snapshot): Color | undefined {
  let sky: Color | undefined;
  for (const {background, opacity, box} of elements) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = parseColor(background);
    const share = alpha * opacity;
    if (box.width > 1200 && share > 0) {
      const below = sky;
      sky = below
        ? [red, green, blue].map((value, index) => value * share + (below[index] ?? 0) * (1 - share))
        : [red, green, blue];
    }
  }
  return sky;
}

/** Parses a computed style: `rgb(20, 33, 61)`, `rgba(0, 0, 0, 0)` or, for `color-mix()`, `color(srgb 0.08 0.13 0.24)`. */
function parseColor(color: string): number[] {
  const numbers = (color.match(/[\d.]+/g) ?? []).map(Number);
  return color.startsWith('color(') ? numbers.map((value, index) => (index < 3 ? value * 255 : value)) : numbers;
}

const night: Color = [0x14, 0x21, 0x3d];
const morning: Color = [0xff, 0xd6, 0xa5];
const halfway = night.map((part, index) => (part + (morning[index] ?? 0)) / 2);

/**
 * @param tolerance how much each channel may differ. The color halfway depends on the color space in which the two are
 * mixed.
 */
function hasSky(frame: number, color: Color, tolerance: number): LessonChecks['checks'][number] {
  return check(`The sky is right at frame ${frame}`, (video) => {
    const snapshot = video.at(frame);
    const sky = findSky(snapshot);
    return sky?.every((part, index) => Math.abs(part - (color[index] ?? 0)) <= tolerance)
      ? undefined
      : createFinding(
          snapshot,
          undefined,
          `At frame ${frame}, the sky should be ${color === halfway ? 'halfway between the two colors' : toHex(color)}.`,
          sky ? `It’s ${toHex(sky)}.` : 'No element with a background color fills the frame.',
        );
  });
}

/** Converts a color to the notation of the task. */
function toHex(color: Color): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

export const checks: LessonChecks = {
  checks: [
    hasSky(0, night, 2.5),
    hasSky(30, halfway, 28),
    hasSky(60, morning, 5),
    hasSky(89, morning, 5),
    rendersDeterministically,
  ],
};
