import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {root} from '../../packages/tooling/root.ts';
import {publicFolder} from '../render/paths.ts';
import {drawCoast, durationInFrames, fps} from './drawCoast.ts';
import {drawDancer, turnInFrames} from './drawDancer.ts';
import {drawDunes} from './drawDunes.ts';
import {drawHarbor} from './drawHarbor.ts';
import {drawPulse} from './drawPulse.ts';
import {sampleRate, synthesizeSong} from './synthesizeSong.ts';
import {encodeWav} from './encodeWav.ts';

/** Creates all media of the site: `npx tsx demos/media/make.ts`. Needs FFmpeg and eSpeak NG. */
async function make(): Promise<void> {
  mkdirSync(target, {recursive: true});
  writeFileSync(join(work, 'song.wav'), encodeWav(synthesizeSong(), sampleRate));
  runFfmpeg(['-i', 'song.wav', '-codec:a', 'libmp3lame', '-b:a', '64k', join(target, 'song.mp3')]);
  speak();

  await draw('coast', durationInFrames, (frame) => drawCoast(frame, 640));
  writeVideo('coast', join(target, 'coast.webm'), [
    '-codec:v',
    'libvpx',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '400k',
    '-g',
    '15',
  ]);
  await writePicture('coast', drawCoast(96, 1280));
  await writePicture('dunes', drawDunes());
  await writePicture('harbor', drawHarbor());

  await draw('green', turnInFrames * 2, (frame) => drawDancer(frame, 480, '#00ff00'));
  writeVideo('green', join(target, 'green-screen.webm'), [
    '-codec:v',
    'libvpx',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '300k',
    '-g',
    '15',
  ]);
  await draw('clear', turnInFrames * 2, (frame) => drawDancer(frame, 480));
  writeVideo('clear', join(target, 'transparent.webm'), [
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

  await draw('turn', turnInFrames, (frame) => drawDancer(frame, 320, '#24262b'));
  writeVideo('turn', join(target, 'dancer.gif'), [
    '-filter_complex',
    'split[a][b];[a]palettegen=max_colors=32[p];[b][p]paletteuse=dither=none',
    '-loop',
    '0',
  ]);

  writeFileSync(join(target, 'pulse.json'), `${JSON.stringify(drawPulse())}\n`);
  rmSync(work, {recursive: true});
}

const target = join(publicFolder, 'media');
const work = mkdtempSync(join(tmpdir(), 'media-'));

/** Records the sentences of the starter for text to speech as its own script does on Linux, but compressed. */
function speak(): void {
  const narration = readFileSync(join(root, 'packages/starters/files/speech/src/narration.json'), 'utf8');
  for (const [index, {text}] of (JSON.parse(narration) as readonly {readonly text: string}[]).entries()) {
    execFileSync('espeak-ng', ['-s', '150', '-w', 'speech.wav', text], {cwd: work});
    runFfmpeg(['-i', 'speech.wav', '-codec:a', 'libmp3lame', '-b:a', '32k', join(target, `speech-${index + 1}.mp3`)]);
  }
}

async function writePicture(name: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg))
    .webp({quality: 80})
    .toFile(join(target, `${name}.webp`));
}

async function draw(name: string, frames: number, svg: (frame: number) => string): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    await sharp(Buffer.from(svg(frame)))
      .png()
      .toFile(join(work, `${name}-${String(frame).padStart(3, '0')}.png`));
  }
}

function writeVideo(name: string, output: string, options: readonly string[]): void {
  return runFfmpeg(['-framerate', String(fps), '-i', `${name}-%03d.png`, ...options, output]);
}

function runFfmpeg(options: readonly string[]): void {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...options], {cwd: work, stdio: 'inherit'});
}

await make();
