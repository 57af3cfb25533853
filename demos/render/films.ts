import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DemoOnDisk} from '../readDemos.ts';
import type {FilmSettings, Renderer} from './openRenderer.ts';
import {publicFolder} from './paths.ts';

/** The demo that the front page offers as files. */
export const filmed = 'bars';

/** Where its files lie; the site serves them at `/files/`. */
export const filmsFolder = join(publicFolder, 'files');

/** A file of the demo. */
export interface Film {
  readonly file: string;
  /** `png`: its poster's frame. */
  readonly codec: FilmSettings['codec'] | 'png';
  readonly width: number;
  readonly height: number;
  /** Frames per second; none for a picture. */
  readonly fps?: number;
}

/** All files, in the order in which a page offers them. Their sizes are read from the disk. */
export const films: readonly Film[] = [
  {file: 'bars.mp4', codec: 'h264', width: 1280, height: 720, fps: 30},
  {file: 'bars.webm', codec: 'vp8', width: 1280, height: 720, fps: 30},
  {file: 'bars.gif', codec: 'gif', width: 640, height: 360, fps: 15},
  {file: 'bars.png', codec: 'png', width: 1280, height: 720},
];

/** Renders all files with the toolkit's own renderer. */
export const writeFilms = async (renderer: Renderer, {demo}: DemoOnDisk): Promise<void> => {
  mkdirSync(filmsFolder, {recursive: true});
  for (const {file, codec, width, fps = demo.fps} of films) {
    const scale = width / demo.width;
    const outputLocation = join(filmsFolder, file);
    if (codec === 'png') writeFileSync(outputLocation, await renderer.draw(filmed, demo.posterFrame, scale));
    else
      await renderer.film(filmed, {
        codec,
        outputLocation,
        scale,
        everyNthFrame: demo.fps / fps,
        imageFormat: 'png',
        muted: true,
        ...(codec === 'gif' && {ffmpegOverride: withOwnPalette}),
      });
  }
};

/** A GIF has 256 colours; picked from the film itself they need no dithering, which would make it sixty times as large. */
const withOwnPalette: FilmSettings['ffmpegOverride'] = ({args}) => {
  const pixelFormat = args.indexOf('-pix_fmt') + 1;
  const filter = 'split[a][b];[a]palettegen[palette];[b][palette]paletteuse=dither=none';
  return [...args.with(pixelFormat, 'pal8').slice(0, -1), '-filter_complex', filter, ...args.slice(-1)];
};
