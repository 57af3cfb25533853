import {createCurveSample} from '../curve/createCurveSample.ts';
import type {PlaygroundSample} from '../PlaygroundSample.ts';
import type {InterpolateState} from './InterpolateState.ts';
import {getInterpolateView} from './getInterpolateView.ts';
import {writeInterpolate} from './writeInterpolate.ts';

/** Returns a component that lasts until the end of the explorer's curve. */
export function createInterpolateSample(state: InterpolateState): PlaygroundSample {
  const {track, scale} = getInterpolateView(state);
  const code = writeInterpolate(state);
  return createCurveSample({
    name: 'Interpolated',
    imports: code.includes('Easing.') ? ['Easing'] : [],
    code,
    range: scale.y,
    fps: track.rate,
    durationInFrames: Math.max(1, Math.min(10_000, Math.ceil(track.max) + 1)),
  });
}
