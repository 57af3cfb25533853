import {existsSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {readJson} from '../../packages/tooling/readJson.ts';
import type {DemoOnDisk} from '../readDemos.ts';
import {findAnimatedValues} from './findAnimatedValues.ts';
import type {Renderer} from './openRenderer.ts';
import {picturesPath, getPosterPath, getStripPath, getValuesPath} from './paths.ts';

/** The width of a poster in pixels: twice the width of a page on a phone, and enough for the widest column. */
const posterWidth = 960;

/** The width of each stored frame in pixels. */
const storedWidth = 320;

/** Renders the poster of a demo and the frames that tests compare with, and records which version they show. */
export async function writePictures(renderer: Renderer, found: DemoOnDisk): Promise<void> {
  const {name, demo, version} = found;
  const poster = await renderer.draw(name, demo.posterFrame, posterWidth / demo.width);
  await sharp(poster).avif({quality: 55, effort: 6}).toFile(getPosterPath(name));
  await sharp(await drawStrip(renderer, found))
    .webp({quality: 90})
    .toFile(getStripPath(name));
  const frames = getComparedFrames(found);
  writeFileSync(getValuesPath(name), await findAnimatedValues(found, frames));
  const pictures = {...readPictures(), [name]: {version, frames}};
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(picturesPath, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Renders the reference frames with Remotion and combines them into one PNG, side by side. */
export async function drawStrip(renderer: Renderer, found: DemoOnDisk): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const frame of getComparedFrames(found)) {
    pictures.push(await renderer.draw(found.name, frame, storedWidth / found.demo.width));
  }
  return joinSideBySide(pictures);
}

/** Returns the frames that are stored and compared: one near the beginning, the poster frame and the last frame. */
function getComparedFrames({demo: {durationInFrames, posterFrame}}: DemoOnDisk): number[] {
  return [...new Set([Math.floor(durationInFrames / 5), posterFrame, durationInFrames - 1])].sort((a, b) => a - b);
}

async function joinSideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const {height = 0} = await sharp(pictures[0]).metadata();
  return sharp({
    create: {width: storedWidth * pictures.length, height, channels: 3, background: '#000'},
  })
    .composite(pictures.map((input, index) => ({input, left: index * storedWidth, top: 0})))
    .png()
    .toBuffer();
}

/** The version and the frames that the stored images of a demo show. */
export type Pictures = {
  readonly version: string;
  readonly frames: readonly number[];
};

/** Reads which images are stored for each demo. */
export function readPictures(): Record<string, Pictures> {
  return existsSync(picturesPath) ? readJson<Record<string, Pictures>>(picturesPath) : {};
}
