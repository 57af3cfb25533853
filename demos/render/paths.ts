import {join} from 'node:path';
import {demosFolder} from '../readDemos.ts';

/** The public folder for `staticFile()`, which both Remotion's renderer and the site serve. */
export const publicFolder = join(demosFolder, 'public');

/** Returns the path of a demo's poster, which the site serves. */
export function getPosterPath(name: string): string {
  return join(publicFolder, 'posters', `${name}.avif`);
}

/** Returns the path of the reference image for tests: three frames of a demo, rendered by Remotion, side by side. */
export function getStripPath(name: string): string {
  return join(demosFolder, name, 'frames.webp');
}

/** Returns the path of the file that lists the values that differ between these frames. */
export function getValuesPath(name: string): string {
  return join(demosFolder, name, 'frames.txt');
}

/** The file that records which version and frames of each demo the stored images show. */
export const imagesPath = join(demosFolder, 'images.json');
