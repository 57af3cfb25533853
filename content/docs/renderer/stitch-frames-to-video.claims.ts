import {RenderInternals, stitchFramesToVideo} from '@remotion/renderer';
import {getCodecName} from '@remotion/renderer/dist/get-codec-name.js';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** Calls the function with an option that it has to refuse before it starts FFmpeg. */
async function stitch(options: Readonly<Record<string, unknown>>): Promise<unknown> {
  const downloadMap = RenderInternals.makeDownloadMap();
  onTestFinished(() => RenderInternals.cleanDownloadMap(downloadMap));
  return stitchFramesToVideo({
    dir: 'frames',
    width: 320,
    height: 180,
    fps: 30,
    codec: 'h264',
    force: true,
    assetsInfo: {assets: [], imageSequenceName: 'element-%03d.jpeg', firstFrameIndex: 0, downloadMap},
    outputLocation: '/nowhere/out.mp4',
    ...options,
  } as unknown as Parameters<typeof stitchFramesToVideo>[0]);
}

claim("The size isn't a whole number of pixels. There's a similar message for the height.", async () => {
  await expect(stitch({width: 320.5})).rejects.toThrow(
    'The "width" prop passed to `stitchFramesToVideo()` must be an integer, but is 320.5.',
  );
  await expect(stitch({height: 180.5})).rejects.toThrow('The "height" prop passed to `stitchFramesToVideo()`');
});

claim('H.264 and H.265 require an even size.', async () => {
  await expect(stitch({height: 181})).rejects.toThrow('a height of 181px, which is an uneven number');
  await expect(stitch({height: 181, codec: 'h265'})).rejects.toThrow('a height of 181px, which is an uneven number');
});

claim("The codec doesn't exist. The codec for MP4 files is h264.", () => {
  expect(() => getCodecName('mp4' as 'h264')).toThrow('Cannot find FFMPEG codec for mp4');
});

claim('Only ProRes has profiles.', async () => {
  await expect(stitch({proResProfile: 'hq'})).rejects.toThrow(
    'You have set a ProRes profile but the codec is "h264". Set the codec to "prores" or remove the ProRes profile.',
  );
});

claim("Choose a CRF from the codec's range.", async () => {
  await expect(stitch({crf: 60})).rejects.toThrow('CRF must be between 1 and 51 for codec h264. Passed: 60');
});

claim('Remove one of the two.', async () => {
  await expect(stitch({crf: 18, videoBitrate: '4M'})).rejects.toThrow('"crf" and "videoBitrate" can not both be set.');
});

claim("The codec doesn't support transparency in this format.", async () => {
  await expect(stitch({pixelFormat: 'yuva420p'})).rejects.toThrow(
    "Pixel format was set to 'yuva420p' but codec is not 'vp8' or 'vp9'.",
  );
});
