/** Features of CSS and JavaScript that Chromium 103, the oldest browser that Remotion 3.2 downloads, doesn't have yet. */
export type BrowserFeature = {
  readonly name: string;
  readonly pattern: RegExp;
  /** The first version of Chromium that has it. */
  readonly since: number;
  readonly instead: string;
};

/** The version of Chromium that Remotion 3.2 downloads on Linux and macOS. */
export const browserVersion = 103;

/** Found in style sheets, and in styles that are written as strings. */
export const cssFeatures: readonly BrowserFeature[] = [
  {name: ':has()', pattern: /:has\(/, since: 105, instead: 'Set a class from the state of the component.'},
  {
    name: '@container',
    pattern: /@container\b|container-type\s*:/,
    since: 105,
    instead: 'Calculate the size with useVideoConfig().',
  },
  {name: 'color-mix()', pattern: /\bcolor-mix\(/, since: 111, instead: 'Mix the colors with interpolateColors().'},
  {
    name: 'oklch()',
    pattern: /\bokl(?:ch|ab)\(|(?<![\w-])(?:lch|lab)\(/,
    since: 111,
    instead: 'Write the color as rgb() or hsl().',
  },
  {name: 'light-dark()', pattern: /\blight-dark\(/, since: 123, instead: 'Choose the color with a prop.'},
  {name: 'subgrid', pattern: /\bsubgrid\b/, since: 117, instead: 'Repeat the columns in the inner grid.'},
  {
    name: 'text-wrap',
    pattern: /\btext-wrap\s*:\s*(?:balance|pretty)/,
    since: 114,
    instead: 'Break the lines with <br />.',
  },
  {name: 'linear()', pattern: /(?<![\w-])linear\(/, since: 113, instead: 'Use an easing of Remotion.'},
  {
    name: 'trigonometric functions',
    pattern: /(?<![\w.-])(?:sin|cos|tan|atan2)\([^)]*(?:deg|rad|turn|var\()/,
    since: 111,
    instead: 'Calculate the value with Math in the component.',
  },
  {name: '@scope', pattern: /@scope\b/, since: 118, instead: 'Use a class name.'},
  {name: '@starting-style', pattern: /@starting-style\b/, since: 117, instead: 'Calculate the style from the frame.'},
  {
    name: 'scroll-driven animations',
    pattern: /\banimation-timeline\s*:|\b(?:scroll|view)-timeline/,
    since: 115,
    instead: 'Calculate the style from the frame.',
  },
  {
    name: 'dynamic viewport units',
    pattern: /(?<![\w.])\d+(?:\.\d+)?(?:dvh|dvw|svh|svw|lvh|lvw)\b/,
    since: 108,
    instead: 'Use percentages, or the size from useVideoConfig().',
  },
  {
    name: 'individual transforms',
    pattern: /(?:^|[{;\s])(?:translate|rotate|scale)\s*:\s*[^;]*\d/,
    since: 104,
    instead: 'Use transform: translateX() rotate() scale().',
  },
  {
    name: 'nesting',
    pattern: /\{[^{}]*[;{\s]&[\s.:#>[]/,
    since: 112,
    instead: 'Write the selectors one below the other.',
  },
  {
    name: 'mask without prefix',
    pattern: /(?:^|[{;\s])mask(?:-image|-size|-position|-repeat|-composite)?\s*:(?!\s*none)/,
    since: 120,
    instead: 'Add the property with -webkit- in front.',
  },
];

/** Properties of style objects, by their names. */
export const styleProperties: Readonly<Record<string, Omit<BrowserFeature, 'name' | 'pattern'>>> = {
  translate: {since: 104, instead: 'Use transform: `translate(${x}px, ${y}px)`.'},
  rotate: {since: 104, instead: 'Use transform: `rotate(${angle}deg)`.'},
  scale: {since: 104, instead: 'Use transform: `scale(${factor})`.'},
  containerType: {since: 105, instead: 'Calculate the size with useVideoConfig().'},
  textWrap: {since: 114, instead: 'Break the lines with <br />.'},
  maskImage: {since: 120, instead: 'Use WebkitMaskImage.'},
  maskSize: {since: 120, instead: 'Use WebkitMaskSize.'},
  animationTimeline: {since: 115, instead: 'Calculate the style from the frame.'},
  viewTransitionName: {since: 111, instead: 'Calculate the style from the frame.'},
  anchorName: {since: 125, instead: 'Calculate the position in the component.'},
  fieldSizing: {since: 123, instead: 'Set the width in pixels.'},
};

/** Methods of built-in objects. */
export const scriptFeatures: Readonly<Record<string, Omit<BrowserFeature, 'name' | 'pattern'>>> = {
  toSorted: {since: 110, instead: 'Copy the array first: [...items].sort().'},
  toReversed: {since: 110, instead: 'Copy the array first: [...items].reverse().'},
  toSpliced: {since: 110, instead: 'Copy the array first: const copy = [...items]; copy.splice().'},
  'Object.groupBy': {since: 117, instead: 'Group the items with reduce().'},
  'Map.groupBy': {since: 117, instead: 'Group the items with reduce().'},
  'Array.fromAsync': {since: 121, instead: 'Await the items in a loop.'},
  'Promise.withResolvers': {since: 119, instead: 'Create the promise with new Promise().'},
  'Promise.try': {since: 128, instead: 'Use an async function.'},
  'URL.canParse': {since: 120, instead: 'Call new URL() in try and catch.'},
  'document.startViewTransition': {since: 111, instead: 'Calculate the style from the frame.'},
  isWellFormed: {since: 111, instead: 'Remove the call.'},
};
