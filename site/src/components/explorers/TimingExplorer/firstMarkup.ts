import {drawFirst} from '../drawFirst';
import {LiveTiming} from './LiveTiming';

export const firstMarkup: string | undefined = drawFirst('timing', LiveTiming);
