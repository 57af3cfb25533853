import {type Point, rangeOf, type Scale} from '../curve/Scale';
import type {Track} from '../usePlayhead';
import {settlingFrame, springValue, type SpringState} from './SpringState';

/** What the explorer shows of a spring. */
export interface SpringView {
  /** As the package measures it, without a duration. */
  readonly settles: number;
  readonly track: Track;
  readonly scale: Scale;
  /** A point for each frame. */
  readonly curve: readonly Point[];
}

/** Computes the movement with the package, to some frames behind its end. */
export const springView = (state: SpringState): SpringView => {
  const settles = settlingFrame(state);
  const end = Math.ceil(state.durationInFrames ?? settles);
  const last = end + Math.max(6, Math.ceil(end * 0.2));
  const curve = Array.from({length: last + 1}, (_, frame) => ({x: frame, y: springValue(state, frame)}));
  return {
    settles,
    track: {min: 0, max: last, step: 1, rate: state.fps},
    scale: {x: [0, last], y: rangeOf([...curve.map(({y}) => y), state.from, state.to])},
    curve,
  };
};
