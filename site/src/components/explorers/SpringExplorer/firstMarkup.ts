import {drawFirst} from '../drawFirst';
import {LiveSpring} from './LiveSpring';

export const firstMarkup: string | undefined = drawFirst('spring', LiveSpring);
