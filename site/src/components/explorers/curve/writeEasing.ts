import type {EasingChoice} from './Easings';
import {easings} from './Easings';
import {writeNumber} from './writeNumber';

/** The expression that makes a curve: `Easing.out(Easing.back(1.7))`. */
export const writeEasing = ({modifier, name, parameters}: EasingChoice): string => {
  const call = easings[name].length === 0 ? '' : `(${parameters.map(writeNumber).join(', ')})`;
  const curve = `Easing.${name}${call}`;
  return modifier === 'none' ? curve : `Easing.${modifier}(${curve})`;
};
