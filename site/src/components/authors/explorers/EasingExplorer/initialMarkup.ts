import {renderInitialMarkup} from '../renderInitialMarkup.tsx';
import {LiveEasing} from './LiveEasing.tsx';

export const initialMarkup: string | undefined = renderInitialMarkup('easing', LiveEasing);
