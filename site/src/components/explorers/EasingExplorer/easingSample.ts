import {curveSample} from '../curve/curveSample';
import type {EasingChoice} from '../curve/Easings';
import {writeEasing} from '../curve/writeEasing';
import type {PlaygroundSample} from '../PlaygroundSample';

/** A component whose box follows the curve once, in as many frames, and rests for some more. */
export const easingSample = (easing: EasingChoice, frames: number): PlaygroundSample =>
  curveSample({
    name: 'Eased',
    imports: ['Easing'],
    code: `interpolate(frame, [0, ${frames}], [0, 1], {\n  easing: ${writeEasing(easing)},\n  extrapolateRight: 'clamp',\n})`,
    range: [0, 1],
    fps: 30,
    durationInFrames: frames + 20,
  });
