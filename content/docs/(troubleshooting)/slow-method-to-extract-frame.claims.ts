import {chmodSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import type * as timestamps from '@remotion/renderer/dist/ensure-presentation-timestamp.js';
import {extractFrameFromVideo} from '@remotion/renderer/dist/extract-frame-from-video.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

const require = createRequire(import.meta.url);

type Video = {
  readonly codec: 'vp8' | 'vp9' | 'h264';
  readonly fps?: number;
  /** Whether FFmpeg finds frames when it jumps to a position. */
  readonly isSeekable?: boolean;
  /** Whether FFmpeg finds frames when it decodes the file from the beginning. */
  readonly isReadable?: boolean;
};

type Extraction = {
  /** The arguments of each call of FFmpeg. */
  readonly commands: readonly string[];
  readonly warnings: readonly string[];
};

/** Extracts a frame with programs that take the place of FFmpeg and FFprobe. The video lasts four seconds. */
async function extract(
  time: number,
  {codec, fps = 25, isSeekable = true, isReadable = true}: Video,
  imageFormat: 'jpeg' | 'png' = 'jpeg',
): Promise<Extraction> {
  const answer = (finds: boolean): string => (finds ? 'echo image' : 'echo "Output file is empty" >&2');
  const folder = enterProject({
    ffprobe: `#!/bin/sh\necho "duration=4.0 r_frame_rate=${fps}/1"\necho "Video: ${codec}" >&2\n`,
    ffmpeg: [
      '#!/bin/sh',
      'echo "$@" >> "$(dirname "$0")/commands"',
      `case "$*" in -ss*) ${answer(isSeekable)};; *) ${answer(isReadable)};; esac`,
    ].join('\n'),
  });
  const [ffmpegExecutable, ffprobeExecutable] = ['ffmpeg', 'ffprobe'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  [ffmpegExecutable, ffprobeExecutable].forEach((file) => chmodSync(file, 0o755));
  // This step needs FFmpeg itself.
  const module = require('@remotion/renderer/dist/ensure-presentation-timestamp.js') as typeof timestamps;
  const step = vi.spyOn(module, 'ensurePresentationTimestamps').mockImplementation(async (_, src) => src);
  onTestFinished(() => step.mockRestore());
  const warnings = collectConsole('warn');
  const downloadMap = RenderInternals.makeDownloadMap();
  onTestFinished(() => RenderInternals.cleanDownloadMap(downloadMap));
  const src = join(folder, 'video.webm');
  await extractFrameFromVideo({time, src, ffmpegExecutable, ffprobeExecutable, imageFormat, downloadMap});
  return {commands: readFileSync(join(folder, 'commands'), 'utf8').trim().split('\n'), warnings};
}

claim('The number is the position in the video, in seconds, even though the message says ms.', async () => {
  const {warnings} = await extract(4.2, {codec: 'vp8'});
  expect(warnings).toEqual([expect.stringContaining('Using a slow method to extract the frame at 4.2ms of')]);
});

claim('Remotion then extracts every frame this way, whether imageFormat is jpeg or png.', async () => {
  for (const imageFormat of ['jpeg', 'png'] as const) {
    const {commands, warnings} = await extract(1, {codec: 'vp8'}, imageFormat);
    expect(commands).toEqual([expect.stringMatching(/^-itsoffset /)]);
    expect(warnings).toHaveLength(1);
  }
  for (const codec of ['vp9', 'h264'] as const) {
    const {commands, warnings} = await extract(1, {codec});
    expect(commands).toEqual([expect.stringMatching(/^-ss 1000\.000ms /)]);
    expect(warnings).toEqual([]);
  }
});

claim(
  "If there's no frame in the last 40 milliseconds of the video, Remotion falls back to the slow method.",
  async () => {
    const {commands, warnings} = await extract(60, {codec: 'h264', isSeekable: false});
    expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
      '-ss 60000.000ms',
      '-ss 4000ms',
      '-ss 3960ms',
      '-itsoffset -3960ms',
    ]);
    expect(warnings).toHaveLength(1);
  },
);

claim('This happens if the video has fewer than 25 frames per second', async () => {
  // Remotion doesn't try the last frame of such a video, which begins more than 40 milliseconds before the end.
  const {commands} = await extract(60, {codec: 'h264', fps: 24, isSeekable: false});
  expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
    '-ss 60000.000ms',
    '-ss 4000ms',
    '-itsoffset -4000ms',
  ]);
});

claim("If the slow method doesn't find a frame either, the render fails:", async () => {
  await expect(extract(60, {codec: 'h264', isSeekable: false, isReadable: false})).rejects.toThrow(
    'but got no frame. Most likely this video is corrupted.',
  );
});
