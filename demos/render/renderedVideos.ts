import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DemoOnDisk} from '../readDemos.ts';
import type {VideoSettings, Renderer} from './openRenderer.ts';
import {publicFolder} from './paths.ts';

/** The demo that you can download as files on the home page. */
export const videoDemo = 'bars';

/** The folder that contains its files. The site serves them at `/files/`. */
export const videosFolder = join(publicFolder, 'files');

/** A rendered file of the demo. */
export type RenderedVideo = {
  readonly file: string;
  /** For `png`, the file contains the poster frame. */
  readonly codec: VideoSettings['codec'] | 'png';
  readonly width: number;
  readonly height: number;
  /** Frames per second. Not set for an image. */
  readonly fps?: number;
};

/** All files, in the order in which the page lists them. Their sizes are read from disk. */
export const videos: readonly RenderedVideo[] = [
  {file: 'bars.mp4', codec: 'h264', width: 1280, height: 720, fps: 30},
  {file: 'bars.webm', codec: 'vp8', width: 1280, height: 720, fps: 30},
  {file: 'bars.gif', codec: 'gif', width: 640, height: 360, fps: 15},
  {file: 'bars.png', codec: 'png', width: 1280, height: 720},
];

/** Renders all files with Remotion's renderer. */
export async function writeVideos(renderer: Renderer, {demo}: DemoOnDisk): Promise<void> {
  mkdirSync(videosFolder, {recursive: true});
  for (const {file, codec, width, fps = demo.fps} of videos) {
    const scale = width / demo.width;
    const outputLocation = join(videosFolder, file);
    if (codec === 'png') {
      writeFileSync(outputLocation, await renderer.draw(videoDemo, demo.posterFrame, scale));
    } else {
      await renderer.renderVideo(videoDemo, {
        codec,
        outputLocation,
        scale,
        everyNthFrame: demo.fps / fps,
        imageFormat: 'png',
        muted: true,
        ...(codec === 'gif' && {ffmpegOverride: withOwnPalette}),
      });
    }
  }
}

/** A GIF has 256 colors. Picking them from the video avoids dithering, which would make the file 60 times larger. */
const withOwnPalette: VideoSettings['ffmpegOverride'] = ({args}) => {
  const pixelFormat = args.indexOf('-pix_fmt') + 1;
  const filter = 'split[a][b];[a]palettegen[palette];[b][palette]paletteuse=dither=none';
  return [...args.with(pixelFormat, 'pal8').slice(0, -1), '-filter_complex', filter, ...args.slice(-1)];
};
