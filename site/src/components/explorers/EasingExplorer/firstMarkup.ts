import {drawFirst} from '../drawFirst';
import {LiveEasing} from './LiveEasing';

export const firstMarkup: string | undefined = drawFirst('easing', LiveEasing);
