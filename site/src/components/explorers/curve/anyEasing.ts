import fc from 'fast-check';
import {anyNumber} from './anyNumber';
import {type EasingChoice, easingNames, type EasingParameter, easings, modifiers} from './Easings';

/** For tests: any curve that can be chosen. */
export const anyEasing: fc.Arbitrary<EasingChoice> = fc.constantFrom(...easingNames).chain((name) => {
  const parameters: readonly EasingParameter[] = easings[name];
  return fc.record({
    modifier: fc.constantFrom('none' as const, ...modifiers),
    name: fc.constant(name),
    parameters: fc.tuple(...parameters.map(({min, max}) => anyNumber(min, max))),
  });
});
