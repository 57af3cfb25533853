// finds: typescript/2305, says: 3.2
// from: later versions
import {cancelRender} from 'remotion';

export const fail = (error: Error) => cancelRender(error);
