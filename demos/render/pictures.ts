import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';
import type {DemoOnDisk} from '../readDemos.ts';
import {animatedValues} from './animatedValues.ts';
import type {Renderer} from './openRenderer.ts';
import {picturesPath, posterPath, stripPath, valuesPath} from './paths.ts';

/** Pixels across a poster: twice the column of a page on a phone, and enough for its widest column. */
const posterWidth = 960;

/** Pixels across each of the stored frames. */
const storedWidth = 320;

/** Draws the poster of a demo and the frames that tests compare with, and writes down which version they show. */
export const writePictures = async (renderer: Renderer, found: DemoOnDisk): Promise<void> => {
  const {name, demo, version} = found;
  const poster = await renderer.draw(name, demo.posterFrame, posterWidth / demo.width);
  await sharp(poster).avif({quality: 55, effort: 6}).toFile(posterPath(name));
  await sharp(await drawStrip(renderer, found))
    .webp({quality: 90})
    .toFile(stripPath(name));
  const frames = comparedFrames(found);
  writeFileSync(valuesPath(name), await animatedValues(found, frames));
  const pictures = {...readPictures(), [name]: {version, frames}};
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(picturesPath, `${JSON.stringify(sorted, null, 2)}\n`);
};

/** Draws the compared frames with the toolkit's renderer: one PNG, the frames side by side. */
export const drawStrip = async (renderer: Renderer, found: DemoOnDisk): Promise<Buffer> => {
  const pictures: Buffer[] = [];
  for (const frame of comparedFrames(found))
    pictures.push(await renderer.draw(found.name, frame, storedWidth / found.demo.width));
  return sideBySide(pictures);
};

/** The frames of a demo that are stored and compared: near the beginning, the poster's, and the last. */
const comparedFrames = ({demo: {durationInFrames, posterFrame}}: DemoOnDisk): number[] =>
  [...new Set([Math.floor(durationInFrames / 5), posterFrame, durationInFrames - 1])].sort((a, b) => a - b);

const sideBySide = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const {height = 0} = await sharp(pictures[0]).metadata();
  return sharp({
    create: {width: storedWidth * pictures.length, height, channels: 3, background: '#000'},
  })
    .composite(pictures.map((input, index) => ({input, left: index * storedWidth, top: 0})))
    .png()
    .toBuffer();
};

/** What the stored pictures of a demo show. */
export interface Pictures {
  readonly version: string;
  readonly frames: readonly number[];
}

/** What is stored, by the name of the demo. */
export const readPictures = (): Record<string, Pictures> =>
  existsSync(picturesPath) ? (JSON.parse(readFileSync(picturesPath, 'utf8')) as Record<string, Pictures>) : {};
