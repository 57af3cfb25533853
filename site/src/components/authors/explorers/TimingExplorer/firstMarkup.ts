import {drawFirst} from '../drawFirst.tsx';
import {LiveTiming} from './LiveTiming.tsx';

export const firstMarkup: string | undefined = drawFirst('timing', LiveTiming);
