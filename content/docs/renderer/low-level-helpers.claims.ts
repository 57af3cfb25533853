import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {
  type Codec,
  combineVideos,
  validateOutputFilename,
  validateSelectedPixelFormatAndImageFormatCombination,
  validImageFormats,
} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** Returns the arguments for FFmpeg, which is replaced by a program that saves them. */
async function readFfmpegArguments(codec: Codec): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  const filelistDir = join(folder, 'list');
  mkdirSync(filelistDir);
  writeFileSync(join(folder, 'ffmpeg'), `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/arguments'\n`);
  chmodSync(join(folder, 'ffmpeg'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });
  await combineVideos({
    files: ['/chunks/0.mkv'],
    filelistDir,
    output: '/out/video',
    codec,
    fps: 30,
    numberOfFrames: 10,
    numberOfGifLoops: null,
    onProgress: () => {},
  });
  return readFileSync(join(folder, 'arguments'), 'utf8').trim().split('\n');
}

claim(
  'It always re-encodes the audio, with a bitrate of up to 512 kilobits per second. With wav and h264-mkv, the audio is uncompressed instead.',
  async () => {
    for (const [codec, audio] of [
      ['h264', 'aac'],
      ['vp8', 'libopus'],
      ['mp3', 'libmp3lame'],
      ['wav', 'pcm_s16le'],
      ['h264-mkv', 'pcm_s16le'],
    ] as const) {
      expect((await readFfmpegArguments(codec)).join(' ')).toContain(`-c:a ${audio} -b:a 512K`);
    }
  },
);

claim(
  'With mp3, aac and wav, only pass files without a video track. Otherwise, FFmpeg re-encodes the video and includes it if the format can store video, such as .m4a.',
  async () => {
    expect(await readFfmpegArguments('h264')).toEqual(expect.arrayContaining(['-c:v', 'copy']));
    for (const codec of ['mp3', 'aac', 'wav'] as const) {
      // FFmpeg isn't told to copy the video, nor to leave it out.
      const args = await readFfmpegArguments(codec);
      expect(args).not.toContain('-c:v');
      expect(args).not.toContain('-vn');
    }
  },
);

claim("Throws an error if a file extension doesn't match the codec. Otherwise, it returns nothing.", () => {
  expect(validateOutputFilename('h264', 'mp4')).toBeUndefined();
  expect(() => validateOutputFilename('h264', 'webm')).toThrow(
    'When using the H264 codec, the output filename must end in .mp4 or .mkv.',
  );
});

claim("The extension in lowercase and without the dot, or null if the file name doesn't have one.", () => {
  expect(() => validateOutputFilename('h264', 'MP4')).toThrow('must end in .mp4');
  expect(() => validateOutputFilename('h264', '.mp4')).toThrow('must end in .mp4');
  expect(() => validateOutputFilename('h264', null)).toThrow('must end in .mp4');
});

claim(
  "Throws an error if you combine a transparent pixel format with jpeg. Otherwise, it returns 'valid', or 'none' if the image format is none.",
  () => {
    const combine = validateSelectedPixelFormatAndImageFormatCombination;
    expect(() => combine('yuva420p', 'jpeg')).toThrow('you need to set PNG as the image format');
    expect(combine('yuva420p', 'png')).toBe('valid');
    expect(combine('yuv420p', 'jpeg')).toBe('valid');
    expect(combine('yuva420p', 'none')).toBe('none');
  },
);

claim('You can combine undefined with any image format.', () => {
  expect(
    validImageFormats.map((format) => validateSelectedPixelFormatAndImageFormatCombination(undefined, format)),
  ).toEqual(['valid', 'valid', 'none']);
});

claim('An array of all image formats: png, jpeg and none.', () => {
  expect(validImageFormats).toEqual(['png', 'jpeg', 'none']);
});

claim(
  "The extension doesn't match the codec, for example in validateOutputFilename('vp9', 'mp4'). Use the extension from the message.",
  () => {
    expect(() => validateOutputFilename('vp9', 'mp4')).toThrow('must end in .webm.');
    expect(() => validateOutputFilename('vp9', 'webm')).not.toThrow();
  },
);

claim("The image format doesn't exist.", () => {
  expect(() => validateSelectedPixelFormatAndImageFormatCombination('yuv420p', 'gif' as 'png')).toThrow(
    'Value gif is not valid as an image format.',
  );
});
