import {renderInitialMarkup} from '../renderInitialMarkup.tsx';
import {LiveSpring} from './LiveSpring.tsx';

export const initialMarkup: string | undefined = renderInitialMarkup('spring', LiveSpring);
