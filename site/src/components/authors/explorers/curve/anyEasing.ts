import fc from 'fast-check';
import {createNumberArbitrary} from './createNumberArbitrary.ts';
import {type EasingChoice, easingNames, type EasingParameter, easings, modifiers} from './EasingChoice.ts';

/** For tests: generates any curve that readers can choose. */
export const anyEasing: fc.Arbitrary<EasingChoice> = fc.constantFrom(...easingNames).chain((name) => {
  const parameters: readonly EasingParameter[] = easings[name];
  return fc.record({
    modifier: fc.constantFrom('none' as const, ...modifiers),
    name: fc.constant(name),
    parameters: fc.tuple(...parameters.map(({min, max}) => createNumberArbitrary(min, max))),
  });
});
