import {drawFirst} from '../drawFirst.tsx';
import {LiveEasing} from './LiveEasing.tsx';

export const firstMarkup: string | undefined = drawFirst('easing', LiveEasing);
