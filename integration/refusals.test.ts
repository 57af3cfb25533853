import {renderMedia, type RenderMediaOptions, stitchFramesToVideo} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {findComposition, serveUrl, openSharedBrowser} from './fixtures.ts';

async function render(id: string, options: Partial<RenderMediaOptions>) {
  return renderMedia({
    serveUrl,
    composition: await findComposition(id),
    codec: 'h264',
    puppeteerInstance: await openSharedBrowser(),
    ...options,
  });
}

function createUnknown<T>(value: string): T {
  return value as T;
}

describe('renderMedia() rejects', () => {
  test.each<[string, Partial<RenderMediaOptions>, string]>([
    ['a CRF out of range', {crf: 52}, 'CRF must be between 1 and 51 for codec h264. Passed: 52'],
    ['a CRF of 0 with H.264', {crf: 0}, 'Setting the CRF to 0 with a H264 codec is not supported anymore'],
    ['a CRF with ProRes', {codec: 'prores', crf: 20}, 'The "prores" codec does not support the --crf option.'],
    [
      'CRF and bitrate',
      {crf: 20, videoBitrate: '1M'},
      '"crf" and "videoBitrate" can not both be set. Choose one of either.',
    ],
    ['a bitrate without unit', {audioBitrate: '128'}, '"audioBitrate" must end in "K", "k" or "M", but got "128"'],
    ['a profile without ProRes', {proResProfile: '4444'}, 'You have set a ProRes profile but the codec is "h264".'],
    [
      'transparency in H.264',
      {pixelFormat: 'yuva420p', imageFormat: 'png'},
      "Pixel format was set to 'yuva420p' but codec is not 'vp8' or 'vp9'.",
    ],
    [
      'transparency from JPEGs',
      {codec: 'vp8', pixelFormat: 'yuva420p'},
      "Pixel format was set to 'yuva420p' but the image format is not PNG.",
    ],
    ['an unknown pixel format', {pixelFormat: createUnknown('rgb24')}, 'Value rgb24 is not valid as a pixel format.'],
    ['an unknown codec', {codec: createUnknown('av1')}, 'Got unexpected codec "av1"'],
    [
      'the extension of another codec',
      {outputLocation: 'out.webm'},
      'When using the H264 codec, the output filename must end in .mp4 or .mkv.',
    ],
    [
      'skipped frames in H.264',
      {everyNthFrame: 2},
      '"everyNthFrame" can only be set if "codec" is set to "gif". The codec is "h264"',
    ],
    ['a frame beyond the end', {frameRange: [0, 20]}, 'Frame range 0-20 is not in between 0-19'],
    ['audio of a silent composition', {codec: 'mp3', frameRange: 0}, 'The output format has neither audio nor video.'],
  ])('%s', async (_, options, message) => {
    await expect(render('Countdown', options)).rejects.toThrow(message);
  });

  test('an odd height with H.264, even after scaling, but not with VP8', async () => {
    await expect(render('Odd', {})).rejects.toThrow(
      'Codec error: You are trying to render a video with a H264 codec that has a height of 181px, which is an uneven number. The H264 codec does only support dimensions that are evenly divisible by two.  Change the height to 180px to fix this issue.',
    );
    await expect(render('Countdown', {scale: 1.003125})).rejects.toThrow(
      'a width of 321px, which is an uneven number.',
    );
    await expect(render('Odd', {codec: 'vp8'})).resolves.toBeInstanceOf(Buffer);
  });

  test("an ID that isn't in the bundle", async () => {
    const composition = {...(await findComposition('Countdown')), id: 'Intro'};
    await expect(render('Countdown', {composition})).rejects.toThrow('Found no composition with the name Intro');
  });
});

describe('stitchFramesToVideo() rejects', () => {
  test('a size with half a pixel', async () => {
    const assetsInfo = {assets: [], imageSequenceName: '', firstFrameIndex: 0} as never;
    await expect(stitchFramesToVideo({assetsInfo, width: 320.5, height: 180, fps: 30, force: true})).rejects.toThrow(
      'The "width" prop passed to `stitchFramesToVideo()` must be an integer, but is 320.5.',
    );
  });
});
