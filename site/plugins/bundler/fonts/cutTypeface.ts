import subsetFont from 'subset-font';
import type {Typeface} from './findTypefaces.ts';

/** Removes the characters and weights from a variable font that its `@font-face` rule doesn't declare. */
export function cutTypeface(font: Buffer, {weights: [min, max], characters}: Typeface): Promise<Buffer> {
  return subsetFont(font, characters, {targetFormat: 'woff2', variationAxes: {wght: {min, max}}});
}
