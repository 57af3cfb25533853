import {renderInitialMarkup} from '../renderInitialMarkup.tsx';
import {LiveTiming} from './LiveTiming.tsx';

export const initialMarkup: string | undefined = renderInitialMarkup('timing', LiveTiming);
