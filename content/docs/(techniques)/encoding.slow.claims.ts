import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import os from 'node:os';
import {renderMedia} from '@remotion/renderer';
import {makeDownloadMap} from '@remotion/renderer/dist/assets/download-map.js';
import {extractFrameFromVideo} from '@remotion/renderer/dist/extract-frame-from-video.js';
import {expect, vi} from 'vitest';
import {createTemporaryFile, findComposition, openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

type Options = Partial<Parameters<typeof renderMedia>[0]>;

const bt709: NonNullable<Options['ffmpegOverride']> = ({args}) => {
  if (!args.includes('-pix_fmt')) {
    return args;
  }
  return [
    ...args.slice(0, -1),
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709'],
    ...['-color_trc', 'bt709', '-color_range', 'tv'],
    ...args.slice(-1),
  ];
};

/** Renders two frames and returns the path of the video. */
async function render(options: Options): Promise<string> {
  const outputLocation = createTemporaryFile('video.mp4');
  await renderMedia({
    serveUrl,
    composition: await findComposition('Countdown'),
    puppeteerInstance: await openSharedBrowser(),
    codec: 'h264',
    frameRange: [0, 1],
    outputLocation,
    ...options,
  });
  return outputLocation;
}

/** Returns a field of the video stream, or `unknown` if the file doesn't contain it. */
function readField(file: string, field: string): string {
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', `stream=${field}`, '-of', 'csv=p=0', file];
  return execFileSync('ffprobe', args, {encoding: 'utf8'}).trim();
}

/** Returns the first frame as red, green and blue bytes. */
function decode(file: string): Buffer {
  return execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    {maxBuffer: 2 ** 26},
  );
}

function getMeanDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, byte, index) => sum + Math.abs(byte - (other[index] ?? 0)), 0) / one.length;
}

/** Writes an orange video in ten bits that is labeled with a transfer function. */
function createVideo(transfer: string): string {
  const file = createTemporaryFile('phone.mp4');
  const source = ['-f', 'lavfi', '-i', 'color=c=0xcc7030:s=320x180:r=30:d=0.2', '-pix_fmt', 'yuv420p10le'];
  const labels = [
    '-color_primaries',
    'bt2020',
    '-color_trc',
    transfer,
    '-colorspace',
    'bt2020nc',
    '-color_range',
    'tv',
  ];
  execFileSync('ffmpeg', ['-v', 'error', ...source, '-c:v', 'libx264', ...labels, file]);
  return file;
}

const copyVideo: NonNullable<Options['ffmpegOverride']> = ({args}) => {
  if (args.includes('-pix_fmt')) {
    return args;
  }
  return args.map((arg, i) => (args[i - 1] === '-c:v' ? 'copy' : arg));
};

/** Returns the CRF that x264 or x265 has written to a file. */
function readCrf(file: string): number {
  return Number(/crf=([\d.]+)/.exec(readFileSync(file, 'latin1'))?.[1]);
}

claim('the file ends up with a CRF of 23 for H.264 and 28 for H.265.', async () => {
  const memory = vi.spyOn(os, 'freemem').mockReturnValue(16e9);
  try {
    const parallel = {crf: 10, disallowParallelEncoding: false};
    expect(readCrf(await render(parallel))).toBe(23);
    expect(readCrf(await render({...parallel, codec: 'h265'}))).toBe(28);
    memory.mockReturnValue(1e9);
    expect(readCrf(await render(parallel))).toBe(10);
  } finally {
    memory.mockRestore();
  }
});

claim('To keep the first encoding, let the second command copy the video', async () => {
  for (const codec of ['h264', 'h265'] as const) {
    for (const disallowParallelEncoding of [true, false]) {
      const options: Options = {codec, crf: 10, disallowParallelEncoding, frameRange: [0, 9]};
      const file = await render({...options, ffmpegOverride: copyVideo});
      expect([readCrf(file), readField(file, 'nb_frames')]).toEqual([10, '10']);
    }
  }
});

claim('pass the same function as ffmpegOverride, or set disallowParallelEncoding to true.', async () => {
  expect(readCrf(await render({crf: 10, disallowParallelEncoding: true}))).toBe(10);
});

claim('If you use JPEG screenshots, the default for videos, the file is labeled accordingly.', async () => {
  expect(readField(await render({imageFormat: 'jpeg'}), 'color_space')).toBe('bt470bg');
});

claim("With PNG screenshots, an H.264 file doesn't have this label", async () => {
  expect(readField(await render({imageFormat: 'png'}), 'color_space')).toBe('unknown');
});

claim(
  'To get colors that look the same in every player, take PNG screenshots, convert them with BT.709, and label the file',
  async () => {
    const before = decode(await render({imageFormat: 'png'}));
    for (const disallowParallelEncoding of [true, false]) {
      const file = await render({imageFormat: 'png', ffmpegOverride: bt709, disallowParallelEncoding});
      expect(readField(file, 'color_space,color_transfer,color_primaries')).toBe('bt709,bt709,bt709');
      expect(getMeanDifference(decode(file), before)).toBeLessThan(2);
    }
  },
);

claim(
  'FFmpeg extracts the frames without converting their brightness to the standard range, so they look pale and flat.',
  async () => {
    const downloadMap = makeDownloadMap();
    const extract = (src: string): Promise<Buffer> =>
      extractFrameFromVideo({
        time: 0,
        src,
        ffmpegExecutable: null,
        ffprobeExecutable: null,
        imageFormat: 'jpeg',
        downloadMap,
      });
    const [hdr, standard] = [createVideo('arib-std-b67'), createVideo('bt2020-10')];
    expect(readField(hdr, 'color_transfer')).toBe('arib-std-b67');
    expect((await extract(hdr)).equals(await extract(standard))).toBe(true);
  },
);

claim(
  'To pass -preset slow or any other option to FFmpeg, change the command in your configuration file.',
  async () => {
    const slow = await render({
      ffmpegOverride: ({args}) => [...args.slice(0, -1), '-preset', 'slow', ...args.slice(-1)],
    });
    expect(readFileSync(slow, 'latin1')).toContain('subme=8');
    expect(readFileSync(await render({}), 'latin1')).toContain('subme=7');
  },
);

claim('FFmpeg labels these videos hev1, but QuickTime Player expects the label hvc1.', async () => {
  const file = await render({codec: 'h265'});
  expect(readField(file, 'codec_tag_string')).toBe('hev1');
  const relabeled = createTemporaryFile('apple.mp4');
  execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-c', 'copy', '-tag:v', 'hvc1', relabeled]);
  expect(readField(relabeled, 'codec_tag_string')).toBe('hvc1');
});
