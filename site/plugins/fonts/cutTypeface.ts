import subsetFont from 'subset-font';
import type {Typeface} from './typefacesOf';

/** Leaves out the letters and weights of a variable font that a typeface does not have. */
export const cutTypeface = (font: Buffer, {weights: [min, max], characters}: Typeface): Promise<Buffer> =>
  subsetFont(font, characters, {targetFormat: 'woff2', variationAxes: {wght: {min, max}}});
