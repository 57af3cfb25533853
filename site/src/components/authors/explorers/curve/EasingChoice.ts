import {Easing} from 'remotion';

/** A curve of `Easing`: a function, its arguments, and the modifier around it. */
export type EasingChoice = {
  readonly modifier: Modifier | 'none';
  readonly name: EasingName;
  /** One value per parameter of the function. */
  readonly parameters: readonly number[];
};

/** A parameter of a function of `Easing`. */
export type EasingParameter = {
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  /** Whether these are limits of the package, and not only of the slider. */
  readonly strict?: boolean;
};

export const modifiers = ['in', 'out', 'inOut'] as const;
export type Modifier = (typeof modifiers)[number];

const unit = {min: 0, max: 1, strict: true};
const height = {min: -1, max: 2};

/**
 * The functions of `Easing` in the order of its page, with their parameters. One without parameters is a curve itself.
 */
export const easings = {
  step0: [],
  step1: [],
  linear: [],
  ease: [],
  quad: [],
  cubic: [],
  poly: [{label: 'n', initial: 4, min: 0, max: 10}],
  sin: [],
  circle: [],
  exp: [],
  elastic: [{label: 'bounciness', initial: 1, min: 0, max: 5}],
  back: [{label: 's', initial: 1.70158, min: 0, max: 5}],
  bounce: [],
  bezier: [
    {label: 'x1', initial: 0.25, ...unit},
    {label: 'y1', initial: 0.1, ...height},
    {label: 'x2', initial: 0.25, ...unit},
    {label: 'y2', initial: 1, ...height},
  ],
} as const satisfies Record<string, readonly EasingParameter[]>;

export type EasingName = keyof typeof easings;

export const easingNames = Object.keys(easings) as readonly EasingName[];

/** Returns the package's function for a curve. */
export function getEasing({modifier, name, parameters}: EasingChoice): (progress: number) => number {
  const curve = getCurve(name, parameters);
  return modifier === 'none' ? curve : Easing[modifier](curve);
}

function getCurve(name: EasingName, parameters: readonly number[]): (progress: number) => number {
  switch (name) {
    case 'poly':
    case 'elastic':
    case 'back':
      return Easing[name](parameters[0] ?? easings[name][0].initial);
    case 'bezier': {
      const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = parameters;
      return Easing.bezier(x1, y1, x2, y2);
    }
    default:
      return Easing[name];
  }
}
