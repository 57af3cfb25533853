import {drawFirst} from '../drawFirst.tsx';
import {LiveInterpolate} from './LiveInterpolate.tsx';

export const firstMarkup: string | undefined = drawFirst('interpolate', LiveInterpolate);
