import {createCurveSample} from '../curve/createCurveSample.ts';
import type {PlaygroundSample} from '../PlaygroundSample.ts';
import type {SpringState} from './SpringState.ts';
import {getSpringView} from './getSpringView.ts';
import {writeSpring} from './writeSpring.ts';

/** Returns a component that runs until some time after the spring has settled. */
export function createSpringSample(state: SpringState): PlaygroundSample {
  const {track, scale} = getSpringView(state);
  return createCurveSample({
    name: 'Spring',
    imports: ['spring'],
    code: writeSpring(state),
    range: scale.y,
    fps: state.fps,
    durationInFrames: track.max + 1,
  });
}
