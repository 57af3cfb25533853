import {readFile} from 'node:fs/promises';
import type {Font} from 'satori';
import subsetFont from 'subset-font';

/** The site's typefaces in the weights that cards use, in a format that satori can read. */
export function loadCardFonts(): Promise<Font[]> {
  return (loading ??= Promise.all(cuts.map(cut)));
}

let loading: Promise<Font[]> | undefined;

type Cut = {
  readonly name: string;
  readonly file: string;
  readonly weight: 400 | 500 | 600;
};

const sans = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const mono = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

const cuts: readonly Cut[] = [
  {name: 'Geist', file: sans, weight: 400},
  {name: 'Geist', file: sans, weight: 600},
  // Non-English letters, for example in names.
  {name: 'Geist Extended', file: sans.replace('latin', 'latin-ext'), weight: 600},
  {name: 'Geist Mono', file: mono, weight: 500},
];

/** Instantiates a weight, because the library can't read the installed variable fonts. */
async function cut({name, file, weight}: Cut): Promise<Font> {
  const variable = await readFile(require.resolve(file));
  const data = await subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: {wght: weight},
  });
  return {name, data, weight, style: 'normal'};
}
