import {curveSample} from '../curve/curveSample';
import type {PlaygroundSample} from '../PlaygroundSample';
import type {SpringState} from './SpringState';
import {springView} from './springView';
import {writeSpring} from './writeSpring';

/** A component that runs until some time after the spring has settled. */
export const springSample = (state: SpringState): PlaygroundSample => {
  const {track, scale} = springView(state);
  return curveSample({
    name: 'Spring',
    imports: ['spring'],
    code: writeSpring(state),
    range: scale.y,
    fps: state.fps,
    durationInFrames: track.max + 1,
  });
};
