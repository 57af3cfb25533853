import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {iconPaths, touchIconPath} from './createManifest.ts';

const markFile = join(__dirname, '../../../static/img/mark.svg');

/** Draws the mark as PNG files in the sizes that the manifest lists. */
export async function drawIcons(folder: string): Promise<void> {
  await Promise.all(
    icons.map(async ({path, size, share, paper}) => {
      const inner = Math.round(size * share);
      const before = Math.floor((size - inner) / 2);
      const after = size - inner - before;
      // The mark is 32 units wide, so with this number of dots per inch, it's drawn in its final size.
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
  /** Width and height in pixels. */
  readonly size: number;
  /** The width of the mark, from 0 to 1. */
  readonly share: number;
  readonly paper: typeof clear | typeof white;
};

const icons: readonly Icon[] = [
  {path: iconPaths[192], size: 192, share: 1, paper: clear},
  {path: iconPaths[512], size: 512, share: 1, paper: clear},
  // Devices may crop the icon to a circle with 80 % of its width.
  {path: iconPaths.maskable, size: 512, share: 0.56, paper: white},
  // iOS fills transparent areas with black.
  {path: touchIconPath, size: 180, share: 0.7, paper: white},
];
