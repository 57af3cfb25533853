import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {publicFolder} from '../render/paths.ts';
import {coast, durationInFrames, fps} from './coast.ts';
import {dancer, turnInFrames} from './dancer.ts';
import {dunes} from './dunes.ts';
import {harbour} from './harbour.ts';
import {pulse} from './pulse.ts';
import {sampleRate, song} from './song.ts';
import {wav} from './wav.ts';

/** Makes all media of the demos from the code beside: `npx tsx demos/media/make.ts`. Needs FFmpeg. */
const make = async (): Promise<void> => {
  mkdirSync(target, {recursive: true});
  writeFileSync(join(work, 'song.wav'), wav(song(), sampleRate));
  ffmpeg(['-i', 'song.wav', '-codec:a', 'libmp3lame', '-b:a', '64k', join(target, 'song.mp3')]);

  await draw('coast', durationInFrames, (frame) => coast(frame, 640));
  video('coast', join(target, 'coast.webm'), ['-codec:v', 'libvpx', '-pix_fmt', 'yuv420p', '-b:v', '400k', '-g', '15']);
  await picture('coast', coast(96, 1280));
  await picture('dunes', dunes());
  await picture('harbour', harbour());

  await draw('green', turnInFrames * 2, (frame) => dancer(frame, 480, '#00ff00'));
  video('green', join(target, 'green-screen.webm'), [
    '-codec:v',
    'libvpx',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '300k',
    '-g',
    '15',
  ]);
  await draw('clear', turnInFrames * 2, (frame) => dancer(frame, 480));
  video('clear', join(target, 'transparent.webm'), [
    '-codec:v',
    'libvpx',
    '-pix_fmt',
    'yuva420p',
    '-auto-alt-ref',
    '0',
    '-b:v',
    '300k',
    '-g',
    '15',
  ]);

  await draw('turn', turnInFrames, (frame) => dancer(frame, 320, '#24262b'));
  video('turn', join(target, 'dancer.gif'), [
    '-filter_complex',
    'split[a][b];[a]palettegen=max_colors=32[p];[b][p]paletteuse=dither=none',
    '-loop',
    '0',
  ]);

  writeFileSync(join(target, 'pulse.json'), `${JSON.stringify(pulse())}\n`);
  rmSync(work, {recursive: true});
};

const target = join(publicFolder, 'media');
const work = mkdtempSync(join(tmpdir(), 'media-'));

const picture = async (name: string, svg: string): Promise<void> => {
  await sharp(Buffer.from(svg))
    .webp({quality: 80})
    .toFile(join(target, `${name}.webp`));
};

const draw = async (name: string, frames: number, svg: (frame: number) => string): Promise<void> => {
  for (let frame = 0; frame < frames; frame++)
    await sharp(Buffer.from(svg(frame)))
      .png()
      .toFile(join(work, `${name}-${String(frame).padStart(3, '0')}.png`));
};

const video = (name: string, output: string, options: readonly string[]): void =>
  ffmpeg(['-framerate', String(fps), '-i', `${name}-%03d.png`, ...options, output]);

const ffmpeg = (options: readonly string[]): void => {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...options], {cwd: work, stdio: 'inherit'});
};

await make();
