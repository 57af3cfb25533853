import {renderInitialMarkup} from '../renderInitialMarkup.tsx';
import {LiveInterpolate} from './LiveInterpolate.tsx';

export const initialMarkup: string | undefined = renderInitialMarkup('interpolate', LiveInterpolate);
