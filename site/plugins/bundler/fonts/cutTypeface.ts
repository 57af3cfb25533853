import subsetFont from 'subset-font';
import type {Typeface} from './findTypefaces.ts';

/** Kerning and digits of the same width. Other features, such as alternative letters, would make a font a third larger. */
const keepFeatures = ['kern', 'tnum'];

/** Reduces a variable font to the characters and weights of its `@font-face` rule, and to the features that pages use. */
export function cutTypeface(font: Buffer, {weights: [min, max], characters}: Typeface): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: {wght: min === max ? min : {min, max}},
  });
}
