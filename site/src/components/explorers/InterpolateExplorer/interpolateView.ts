import {powerOfTen, type Point, rangeOf, type Scale} from '../curve/Scale';
import {roundNumber} from '../curve/writeNumber';
import type {Track} from '../usePlayhead';
import {interpolatedValue, type InterpolateState} from './InterpolateState';

/** What the explorer shows of a state. */
export interface InterpolateView {
  readonly track: Track;
  readonly scale: Scale;
  readonly curve: readonly Point[];
  /** How far an arrow key moves a keyframe. */
  readonly step: Point;
  /** A value each for the table. */
  readonly rows: readonly Point[];
}

/** Straight pieces of which the curve is drawn. */
const pieces = 240;

/** Rows of the table, at the most. */
const mostRows = 121;

/** Computes the curve with the package, from some way before the first keyframe to as far behind the last. */
export const interpolateView = (state: InterpolateState): InterpolateView => {
  const inputs = state.keyframes.map(({input}) => input);
  const [first, last] = [inputs[0] ?? 0, inputs.at(-1) ?? 1];
  // Frames are whole; a shorter range, such as 0 to 1, has finer steps.
  const step = Math.min(1, powerOfTen(last - first, 10));
  const margin = Math.max(step, Math.ceil(((last - first) * 0.18) / step) * step);
  const [min, max] = [Math.floor(first / step) * step - margin, Math.ceil(last / step) * step + margin].map(
    roundNumber,
  ) as [number, number];
  const at = (x: number): Point => ({x, y: interpolatedValue(state, x)});
  const evenly = Array.from({length: pieces + 1}, (_, index) => min + ((max - min) * index) / pieces);
  const curve = [...evenly, ...inputs].sort((a, b) => a - b).map(at);
  const y = rangeOf(curve.map((point) => point.y));
  const steps = Math.round((max - min) / step);
  const stride = Math.ceil((steps + 1) / mostRows);
  return {
    track: {min, max, step, rate: 30},
    scale: {x: [min, max], y},
    curve,
    step: {x: step, y: powerOfTen(y[1] - y[0], 50)},
    rows: Array.from({length: Math.floor(steps / stride) + 1}, (_, index) =>
      at(roundNumber(min + index * stride * step)),
    ),
  };
};
