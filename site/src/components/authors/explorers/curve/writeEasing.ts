import type {EasingChoice} from './EasingChoice.ts';
import {easings} from './EasingChoice.ts';
import {writeNumber} from './writeNumber.ts';

/** Returns the expression for a curve: `Easing.out(Easing.back(1.7))`. */
export function writeEasing({modifier, name, parameters}: EasingChoice): string {
  const call = easings[name].length === 0 ? '' : `(${parameters.map(writeNumber).join(', ')})`;
  const curve = `Easing.${name}${call}`;
  return modifier === 'none' ? curve : `Easing.${modifier}(${curve})`;
}
