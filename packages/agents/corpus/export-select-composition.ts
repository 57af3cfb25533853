// finds: typescript/2724, says: getCompositions
// from: later versions
import {selectComposition} from '@remotion/renderer';

export const get = (serveUrl: string) => selectComposition({serveUrl, id: 'Main'});
