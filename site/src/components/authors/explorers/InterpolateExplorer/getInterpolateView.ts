import {getPowerOfTen, type Point, getRange, type Scale} from '../curve/Scale.ts';
import {roundNumber} from '../curve/writeNumber.ts';
import type {Track} from '../usePlayhead.ts';
import {getInterpolatedValue, type InterpolateState} from './InterpolateState.ts';

/** The displayed values for a state. */
type InterpolateView = {
  readonly track: Track;
  readonly scale: Scale;
  readonly curve: readonly Point[];
  /** The step of the arrow keys for a keyframe. */
  readonly step: Point;
  /** The rows of the table. */
  readonly rows: readonly Point[];
};

/** The number of line segments in the curve. */
const pieces = 240;

/** The maximum number of rows in the table. */
const maxRows = 121;

/** Calculates the curve with the package, with a margin before the first and after the last keyframe. */
export function getInterpolateView(state: InterpolateState): InterpolateView {
  const inputs = state.keyframes.map(({input}) => input);
  const [first, last] = [inputs[0] ?? 0, inputs.at(-1) ?? 1];
  // Frames are integers. A shorter range, such as 0 to 1, has smaller steps.
  const step = Math.min(1, getPowerOfTen(last - first, 10));
  const margin = Math.max(step, Math.ceil(((last - first) * 0.18) / step) * step);
  const [min, max] = [Math.floor(first / step) * step - margin, Math.ceil(last / step) * step + margin].map(
    roundNumber,
  ) as [number, number];
  const at = (x: number): Point => ({x, y: getInterpolatedValue(state, x)});
  const evenly = Array.from({length: pieces + 1}, (_, index) => min + ((max - min) * index) / pieces);
  const curve = [...evenly, ...inputs].sort((a, b) => a - b).map(at);
  const y = getRange(curve.map((point) => point.y));
  const steps = Math.round((max - min) / step);
  const stride = Math.ceil((steps + 1) / maxRows);
  return {
    track: {min, max, step, rate: 30},
    scale: {x: [min, max], y},
    curve,
    step: {x: step, y: getPowerOfTen(y[1] - y[0], 50)},
    rows: Array.from({length: Math.floor(steps / stride) + 1}, (_, index) =>
      at(roundNumber(min + index * stride * step)),
    ),
  };
}
