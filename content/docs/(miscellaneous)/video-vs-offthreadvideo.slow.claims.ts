import {execFileSync} from 'node:child_process';
import {makeDownloadMap} from '@remotion/renderer/dist/assets/download-map.js';
import {preprocessAudioTrack} from '@remotion/renderer/dist/preprocess-audio-track.js';
import {expect} from 'vitest';
import {createTemporaryFile} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

/** Creates a recording of two seconds whose sound starts half a second after the image. */
function createRecording(): string {
  const file = createTemporaryFile('recording.mp4');
  const image = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=30:d=2'];
  const sound = ['-itsoffset', '0.5', '-f', 'lavfi', '-i', 'sine=f=440:d=1.5'];
  execFileSync('ffmpeg', ['-v', 'error', ...image, ...sound, '-c:v', 'libx264', '-c:a', 'aac', file]);
  return file;
}

/** Returns when the sound of a file starts to be audible in a render, in seconds. */
async function findStart(src: string): Promise<number> {
  const outName = createTemporaryFile('sound.wav');
  await preprocessAudioTrack({
    ffmpegExecutable: null,
    ffprobeExecutable: null,
    outName,
    asset: {
      src,
      type: 'video',
      id: 'recording',
      startInVideo: 0,
      duration: 60,
      trimLeft: 0,
      volume: 1,
      playbackRate: 1,
    },
    expectedFrames: 60,
    fps: 30,
    downloadMap: makeDownloadMap(),
  });
  const samples = execFileSync('ffmpeg', [
    '-v',
    'error',
    '-i',
    outName,
    '-f',
    's16le',
    '-ac',
    '1',
    '-ar',
    '48000',
    '-',
  ]);
  const first = new Int16Array(samples.buffer, samples.byteOffset, samples.length / 2).findIndex(
    (sample) => Math.abs(sample) > 300,
  );
  return first / 48_000;
}

claim(
  "If you play such a file from the beginning, a render starts with the sound's first sample, so the sound is early by exactly this delay.",
  async () => {
    expect(await findStart(createRecording())).toBeLessThan(0.1);
  },
);

claim('This command fills the beginning with silence', async () => {
  const fixed = createTemporaryFile('recording-in-sync.mp4');
  const sound = ['-af', 'aresample=async=1:first_pts=0', '-c:a', 'aac'];
  execFileSync('ffmpeg', ['-v', 'error', '-i', createRecording(), '-r', '30', '-c:v', 'libx264', ...sound, fixed]);
  expect(await findStart(fixed)).toBeCloseTo(0.5, 1);
});
