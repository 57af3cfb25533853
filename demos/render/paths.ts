import {join} from 'node:path';
import {demosFolder} from '../readDemos.ts';

/** What the toolkit's renderer serves to `staticFile()`, and the site too. */
export const publicFolder = join(demosFolder, 'public');

/** The poster of a demo, as the site serves it. */
export const posterPath = (name: string): string => join(publicFolder, 'posters', `${name}.avif`);

/** Three frames of a demo side by side, as the toolkit's own renderer draws them: what tests compare with. */
export const stripPath = (name: string): string => join(demosFolder, name, 'frames.webp');

/** The values that differ between these frames. */
export const valuesPath = (name: string): string => join(demosFolder, name, 'frames.txt');

/** Which version of each demo the stored pictures show, at which frames. */
export const picturesPath = join(demosFolder, 'pictures.json');
