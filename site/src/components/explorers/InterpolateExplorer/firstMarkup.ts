import {drawFirst} from '../drawFirst';
import {LiveInterpolate} from './LiveInterpolate';

export const firstMarkup: string | undefined = drawFirst('interpolate', LiveInterpolate);
