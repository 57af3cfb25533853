import {drawFirst} from '../drawFirst.tsx';
import {LiveSpring} from './LiveSpring.tsx';

export const firstMarkup: string | undefined = drawFirst('spring', LiveSpring);
