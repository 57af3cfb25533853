import {Easing, interpolate, interpolateColors} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** Converts a color to the format that the function returns. */
function convert(color: string): string {
  return interpolateColors(0, [0, 1], [color, 'black']);
}

claim(
  'The background starts out yellow at frame 0, gradually changes, and stays dark blue from frame 60 onward.',
  () => {
    const readColor = (frame: number) => interpolateColors(frame, [0, 60], ['#ffd166', '#073b4c']);
    expect(readColor(0)).toBe('rgba(255, 209, 102, 1)');
    expect(new Set([0, 10, 20, 30, 40, 50, 60].map(readColor)).size).toBe(7);
    expect([60, 61, 1000].map(readColor)).toEqual(Array(3).fill('rgba(7, 59, 76, 1)'));
  },
);

claim('Pass at least two finite numbers, each larger than the previous one.', () => {
  expect(() => interpolateColors(0, [0], ['red'])).toThrow('inputRange must have at least 2 elements');
  expect(() => interpolateColors(0, [1, 0], ['red', 'blue'])).toThrow('strictly monotonically');
});

claim('If the input is outside this range, you get the first or the last color.', () => {
  expect(interpolateColors(-100, [0, 20], ['red', 'blue'])).toBe('rgba(255, 0, 0, 1)');
  expect(interpolateColors(100, [0, 20], ['red', 'blue'])).toBe('rgba(0, 0, 255, 1)');
});

claim("Unlike with interpolate(), you can't change this behavior.", () => {
  const call = interpolateColors as (...values: unknown[]) => string;
  expect(call(40, [0, 20], ['black', '#404040'], {extrapolateRight: 'extend'})).toBe('rgba(64, 64, 64, 1)');
});

claim('You can use and mix any of these notations:', () => {
  expect(interpolateColors(5, [0, 10], ['#000', 'hsl(0, 0%, 100%)'])).toBe('rgba(128, 128, 128, 1)');
  expect(interpolateColors(5, [0, 10], ['rgb(0, 0, 0)', 'white'])).toBe('rgba(128, 128, 128, 1)');
});

claim('CSS color names in lowercase | teal, rebeccapurple, transparent', () => {
  expect(['teal', 'rebeccapurple', 'transparent'].map(convert)).toEqual([
    'rgba(0, 128, 128, 1)',
    'rgba(102, 51, 153, 1)',
    'rgba(0, 0, 0, 0)',
  ]);
  expect(() => convert('Teal')).toThrow('invalid color string Teal provided');
});

claim('Hex with 3, 4, 6 or 8 digits | #f00, #f008, #ff0000, #ff000080', () => {
  expect(['#f00', '#f008', '#ff0000', '#ff000080'].map(convert)).toEqual([
    'rgba(255, 0, 0, 1)',
    'rgba(255, 0, 0, 0.533)',
    'rgba(255, 0, 0, 1)',
    'rgba(255, 0, 0, 0.502)',
  ]);
  expect(() => convert('#ff000')).toThrow('invalid color string #ff000 provided');
});

claim('RGB with commas | rgb(255, 0, 0), rgba(255, 0, 0, 0.5)', () => {
  expect(convert('rgb(255, 0, 0)')).toBe('rgba(255, 0, 0, 1)');
  expect(convert('rgba(255, 0, 0, 0.5)')).toBe('rgba(255, 0, 0, 0.502)');
});

claim('HSL with commas | hsl(120, 100%, 50%), hsla(120, 100%, 50%, 0.5)', () => {
  expect(convert('hsl(120, 100%, 50%)')).toBe('rgba(0, 255, 0, 1)');
  expect(convert('hsla(120, 100%, 50%, 0.5)')).toBe('rgba(0, 255, 0, 0.502)');
});

claim(
  "You can't separate values with spaces, use percentages in rgb() or for the alpha value, add deg to a hue, or use functions such as hwb(), lab() and oklch().",
  () => {
    const colors = [
      'rgb(255 0 0)',
      'rgb(100%, 0%, 0%)',
      'rgba(255, 0, 0, 50%)',
      'hsl(120deg, 100%, 50%)',
      'hwb(120 0% 0%)',
      'lab(50% 40 59)',
      'oklch(60% 0.15 50)',
    ];
    for (const color of colors) {
      expect(() => convert(color), color).toThrow(`invalid color string ${color} provided`);
    }
  },
);

claim("currentColor and var() don't work either", () => {
  expect(() => convert('currentColor')).toThrow('invalid color string');
  expect(() => convert('var(--accent)')).toThrow('invalid color string');
});

claim('You always get a color in this format, no matter which notation you pass.', () => {
  for (const color of ['red', '#f008', 'rgb(1, 2, 3)', 'hsla(20, 30%, 40%, 0.3)', 'transparent']) {
    expect(convert(color)).toMatch(/^rgba\(\d+, \d+, \d+, [\d.]+\)$/);
  }
});

claim('Red, green and blue are rounded to integers, and alpha is rounded to three decimal places.', () => {
  expect(interpolateColors(1, [0, 3], ['rgba(0, 0, 0, 0)', 'rgba(10, 20, 100, 1)'])).toBe('rgba(3, 7, 33, 0.333)');
});

claim('Because Remotion stores alpha in 8 bits, an alpha of 0.5 becomes 0.502.', () => {
  expect(convert('rgba(0, 0, 0, 0.5)')).toBe('rgba(0, 0, 0, 0.502)');
});

claim('Remotion interpolates each RGB channel separately.', () => {
  expect(interpolateColors(1, [0, 4], ['rgb(0, 100, 200)', 'rgb(100, 0, 200)'])).toBe('rgba(25, 75, 200, 1)');
});

claim('For example, this call returns the color halfway between red and yellow:', () => {
  expect(interpolateColors(10, [0, 20], ['red', 'yellow'])).toBe('rgba(255, 128, 0, 1)');
});

claim('Two colors with opposite hues produce gray or brown in between.', () => {
  expect(interpolateColors(1, [0, 2], ['red', 'cyan'])).toBe('rgba(128, 128, 128, 1)');
});

claim('To avoid that, add a third color between them.', () => {
  expect(interpolateColors(1, [0, 1, 2], ['red', 'yellow', 'cyan'])).toBe('rgba(255, 255, 0, 1)');
});

claim('The clamp value keeps the progress at 1 once the animation is over.', () => {
  const readColor = (frame: number) => {
    const easing = Easing.inOut(Easing.quad);
    const progress = interpolate(frame, [0, 40], [0, 1], {easing, extrapolateRight: 'clamp'});
    return interpolateColors(progress, [0, 1], ['seagreen', 'crimson']);
  };
  expect(readColor(500)).toBe(convert('crimson'));
});

claim('invalid color string Red provided', () => {
  expect(() => convert('Red')).toThrow('invalid color string Red provided');
});

claim('input can not be undefined, inputRange can not be undefined, outputRange can not be undefined', () => {
  const call = interpolateColors as (...values: unknown[]) => string;
  expect(() => call(undefined, [0, 1], ['red', 'blue'])).toThrow('input can not be undefined');
  expect(() => call(0, undefined, ['red', 'blue'])).toThrow('inputRange can not be undefined');
  expect(() => call(0, [0, 1])).toThrow('outputRange can not be undefined');
});

claim('inputRange (3 values provided) and outputRange (2 values provided) must have the same length', () => {
  expect(() => interpolateColors(0, [0, 1, 2], ['red', 'blue'])).toThrow(
    'inputRange (3 values provided) and outputRange (2 values provided) must have the same length',
  );
});

claim('inputRange must be strictly monotonically non-decreasing but got [0,30,30]', () => {
  expect(() => interpolateColors(0, [0, 30, 30], ['red', 'blue', 'red'])).toThrow(
    'inputRange must be strictly monotonically non-decreasing but got [0,30,30]',
  );
});

claim('inputRange must contain only finite numbers, but got [0,Infinity]', () => {
  expect(() => interpolateColors(0, [0, Infinity], ['red', 'blue'])).toThrow(
    'inputRange must contain only finite numbers, but got [0,Infinity]',
  );
});

claim('Cannot interpolate an input which is not a number | input is a string or an object.', () => {
  const call = interpolateColors as (...values: unknown[]) => string;
  for (const input of ['5', {}]) {
    expect(() => call(input, [0, 1], ['red', 'blue'])).toThrow('Cannot interpolate an input which is not a number');
  }
});

claim('In CSS, transparent means black with an alpha of 0.', () => {
  expect(convert('transparent')).toBe(convert('rgba(0, 0, 0, 0)'));
});

claim(
  'At frame 15, the first version returns rgba(128, 128, 128, 0.5), and the second version returns rgba(255, 255, 255, 0.5).',
  () => {
    expect(interpolateColors(15, [0, 30], ['transparent', 'white'])).toBe('rgba(128, 128, 128, 0.5)');
    expect(interpolateColors(15, [0, 30], ['rgba(255, 255, 255, 0)', 'white'])).toBe('rgba(255, 255, 255, 0.5)');
  },
);

claim('interpolate() only accepts numbers and throws an error if you pass colors:', () => {
  const call = interpolate as (...values: unknown[]) => number;
  expect(() => call(0, [0, 30], ['navy', 'gold'])).toThrow('outputRange must contain only numbers');
});
