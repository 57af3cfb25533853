import {existsSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {readJson} from '../../packages/tooling/readJson.ts';
import type {DemoOnDisk} from '../readDemos.ts';
import {findAnimatedValues} from './findAnimatedValues.ts';
import type {Renderer} from './openRenderer.ts';
import {imagesPath, getPosterPath, getStripPath, getValuesPath} from './paths.ts';

/** The width of a poster in pixels: twice the width of a page on a phone, and enough for the widest column. */
const posterWidth = 960;

/** The width of each stored frame in pixels. */
const storedWidth = 320;

/** Renders the poster of a demo and the frames that tests compare with, and records which version they show. */
export async function writeImages(renderer: Renderer, found: DemoOnDisk): Promise<void> {
  const {name, demo, version} = found;
  const poster = await renderer.draw(name, demo.posterFrame, posterWidth / demo.width);
  await sharp(poster).avif({quality: 55, effort: 6}).toFile(getPosterPath(name));
  await sharp(await renderStrip(renderer, found))
    .webp({quality: 90})
    .toFile(getStripPath(name));
  const frames = getComparedFrames(found);
  writeFileSync(getValuesPath(name), await findAnimatedValues(found, frames));
  const images = {...readImages(), [name]: {version, frames}};
  const sorted = Object.fromEntries(Object.entries(images).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(imagesPath, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Renders the reference frames with Remotion and combines them into one PNG, side by side. */
export async function renderStrip(renderer: Renderer, found: DemoOnDisk): Promise<Buffer> {
  const images: Buffer[] = [];
  for (const frame of getComparedFrames(found)) {
    images.push(await renderer.draw(found.name, frame, storedWidth / found.demo.width));
  }
  return joinSideBySide(images);
}

/** Returns the frames that are stored and compared: one near the beginning, the poster frame and the last frame. */
function getComparedFrames({demo: {durationInFrames, posterFrame}}: DemoOnDisk): number[] {
  return [...new Set([Math.floor(durationInFrames / 5), posterFrame, durationInFrames - 1])].sort((a, b) => a - b);
}

async function joinSideBySide(images: readonly Buffer[]): Promise<Buffer> {
  const {height = 0} = await sharp(images[0]).metadata();
  return sharp({
    create: {width: storedWidth * images.length, height, channels: 3, background: '#000'},
  })
    .composite(images.map((input, index) => ({input, left: index * storedWidth, top: 0})))
    .png()
    .toBuffer();
}

/** The version and the frames that the stored images of a demo show. */
export type StoredImages = {
  readonly version: string;
  readonly frames: readonly number[];
};

/** Reads which images are stored for each demo. */
export function readImages(): Record<string, StoredImages> {
  return existsSync(imagesPath) ? readJson<Record<string, StoredImages>>(imagesPath) : {};
}
