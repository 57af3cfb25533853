import {createCurveSample} from '../curve/createCurveSample.ts';
import type {PlaygroundSample} from '../PlaygroundSample.ts';
import type {InterpolateState} from './InterpolateState.ts';
import {getInterpolateView} from './getInterpolateView.ts';
import {writeInterpolate} from './writeInterpolate.ts';
import {clamp} from '../../../ui/clamp.ts';

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
    durationInFrames: clamp(Math.ceil(track.max) + 1, 1, 10_000),
  });
}
