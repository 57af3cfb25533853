// finds: random-value, says: map()
// from: /docs/random
import {random} from 'remotion';

export const heights = ['north', 'south', 'east'].map(random);
