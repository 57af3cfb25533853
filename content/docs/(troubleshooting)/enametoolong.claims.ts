import {chmodSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {calculateFfmpegFilter} from '@remotion/renderer/dist/calculate-ffmpeg-filters.js';
import {mergeAudioTrack} from '@remotion/renderer/dist/merge-audio-track.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';

/** Mixes this many audio files with a program that takes the place of FFmpeg, and returns its commands. */
async function mix(count: number): Promise<readonly string[]> {
  const folder = enterProject({ffmpeg: '#!/bin/sh\necho "$@" >> "$(dirname "$0")/commands"\n'});
  const ffmpegExecutable = join(folder, 'ffmpeg');
  chmodSync(ffmpegExecutable, 0o755);
  const downloadMap = RenderInternals.makeDownloadMap();
  const files = Array.from({length: count}, (_, index) => `${index}.wav`);
  await mergeAudioTrack({ffmpegExecutable, files, numberOfSeconds: 1, outName: 'out.wav', downloadMap});
  RenderInternals.cleanDownloadMap(downloadMap);
  const commands = join(folder, 'commands');
  expect(existsSync(commands)).toBe(true);
  return readFileSync(commands, 'utf8').trim().split('\n');
}

claim('Since then, a command mixes at most 31 files and reads its filters from a file.', async () => {
  const countInputs = (command: string): number => command.split(' ').filter((word) => word === '-i').length;
  expect((await mix(31)).map(countInputs)).toEqual([31]);
  const commands = await mix(32);
  expect(commands.map(countInputs).sort()).toEqual([10, 10, 10, 2, 4].sort());
  commands.forEach((command) => expect(command).toContain('-filter_complex_script'));
});

claim("Every video with an audio track counts as an audio layer, even if you can't hear anything in it.", () => {
  const asset = {
    type: 'video',
    src: 'clouds.mp4',
    id: 'clouds',
    startInVideo: 0,
    duration: 30,
    trimLeft: 0,
    volume: 1,
    playbackRate: 1,
  } as const;
  const options = {asset, fps: 30, durationInFrames: 30, assetDuration: 1};
  expect(calculateFfmpegFilter({...options, channels: 2})).not.toBeNull();
  // Remotion leaves out the files for which there's no filter.
  expect(calculateFfmpegFilter({...options, channels: 0})).toBeNull();
});
