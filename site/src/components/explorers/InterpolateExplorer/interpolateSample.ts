import {curveSample} from '../curve/curveSample';
import type {PlaygroundSample} from '../PlaygroundSample';
import type {InterpolateState} from './InterpolateState';
import {interpolateView} from './interpolateView';
import {writeInterpolate} from './writeInterpolate';

/** A component that runs to where the curve of the explorer ends. */
export const interpolateSample = (state: InterpolateState): PlaygroundSample => {
  const {track, scale} = interpolateView(state);
  const code = writeInterpolate(state);
  return curveSample({
    name: 'Interpolated',
    imports: code.includes('Easing.') ? ['Easing'] : [],
    code,
    range: scale.y,
    fps: track.rate,
    durationInFrames: Math.max(1, Math.min(10_000, Math.ceil(track.max) + 1)),
  });
};
