import {createCurveSample} from '../curve/createCurveSample.ts';
import type {EasingChoice} from '../curve/EasingChoice.ts';
import {writeEasing} from '../curve/writeEasing.ts';
import type {PlaygroundSample} from '../PlaygroundSample.ts';

/** Returns a component in which a box follows the curve once in this number of frames, and then pauses. */
export function createEasingSample(easing: EasingChoice, frames: number): PlaygroundSample {
  return createCurveSample({
    name: 'Eased',
    imports: ['Easing'],
    code: `interpolate(frame, [0, ${frames}], [0, 1], {\n  easing: ${writeEasing(easing)},\n  extrapolateRight: 'clamp',\n})`,
    range: [0, 1],
    fps: 30,
    durationInFrames: frames + 20,
  });
}
