import {type Point, getRange, type Scale} from '../curve/Scale.ts';
import type {Track} from '../usePlayhead.ts';
import {findSettlingFrame, getSpringValue, type SpringState} from './SpringState.ts';

/** The displayed values for a spring. */
type SpringView = {
  /** As measured by the package, without a custom duration. */
  readonly settles: number;
  readonly track: Track;
  readonly scale: Scale;
  /** One point per frame. */
  readonly curve: readonly Point[];
};

/** Calculates the movement with the package, including some frames after it has settled. */
export function getSpringView(state: SpringState): SpringView {
  const settles = findSettlingFrame(state);
  const end = Math.ceil(state.durationInFrames ?? settles);
  const last = end + Math.max(6, Math.ceil(end * 0.2));
  const curve = Array.from({length: last + 1}, (_, frame) => ({x: frame, y: getSpringValue(state, frame)}));
  return {
    settles,
    track: {min: 0, max: last, step: 1, rate: state.fps},
    scale: {x: [0, last], y: getRange([...curve.map(({y}) => y), state.from, state.to])},
    curve,
  };
}
