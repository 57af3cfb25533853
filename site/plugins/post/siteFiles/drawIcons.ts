import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {iconPaths, touchIconPath} from './createManifest.ts';

const markFile = join(__dirname, '../../../static/img/mark.svg');

/** Draws the mark as PNG in the sizes that the manifest names. */
export async function drawIcons(folder: string): Promise<void> {
  await Promise.all(
    icons.map(async ({path, size, share, paper}) => {
      const inner = Math.round(size * share);
      const before = Math.floor((size - inner) / 2);
      const after = size - inner - before;
      // Dots per inch at which the mark, 32 units wide, comes out as large as is wanted.
      const mark = sharp(readFileSync(markFile), {density: (72 * inner) / 32}).resize(inner, inner);
      const file = join(folder, path);
      mkdirSync(dirname(file), {recursive: true});
      await mark
        .extend({top: before, left: before, bottom: after, right: after, background: paper})
        .flatten(paper === clear ? false : {background: paper})
        .png({compressionLevel: 9})
        .toFile(file);
    }),
  );
}

const clear = {r: 255, g: 255, b: 255, alpha: 0} as const;
const white = '#ffffff';

type Icon = {
  readonly path: string;
  /** Pixels of a side. */
  readonly size: number;
  /** How much of a side the mark takes. */
  readonly share: number;
  readonly paper: typeof clear | typeof white;
};

const icons: readonly Icon[] = [
  {path: iconPaths[192], size: 192, share: 1, paper: clear},
  {path: iconPaths[512], size: 512, share: 1, paper: clear},
  // Devices cut what is outside of a circle of four fifths.
  {path: iconPaths.maskable, size: 512, share: 0.56, paper: white},
  // The phone would put black behind it.
  {path: touchIconPath, size: 180, share: 0.7, paper: white},
];
