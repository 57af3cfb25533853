import {renderMedia, type Codec, type RenderMediaOptions} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {probe} from './probe.ts';
import {findComposition, serveUrl, openSharedBrowser, createTemporaryFile} from './fixtures.ts';

type Options = Partial<RenderMediaOptions>;

async function render(codec: Codec, extension: string, options: Options = {}) {
  const output = createTemporaryFile(`sound.${extension}`);
  const composition = await findComposition('WithSound');
  const puppeteerInstance = await openSharedBrowser();
  const frameRange: [number, number] = [0, 2];
  await renderMedia({serveUrl, composition, codec, outputLocation: output, frameRange, puppeteerInstance, ...options});
  return probe(output);
}

const size = {width: 320, height: 180};

describe('renderMedia() encodes', () => {
  test.each<[Codec, string, string, string | undefined]>([
    ['h264', 'mp4', 'h264', 'aac'],
    ['h265', 'mp4', 'hevc', 'aac'],
    ['vp8', 'webm', 'vp8', 'opus'],
    ['vp9', 'webm', 'vp9', 'opus'],
    ['prores', 'mov', 'prores', 'aac'],
    ['h264-mkv', 'mkv', 'h264', 'pcm_s16le'],
    ['gif', 'gif', 'gif', undefined],
  ])('%s in .%s', async (codec, extension, name, audio) => {
    const file = await render(codec, extension);
    expect(file.video).toMatchObject({...size, codec: name, frames: 3});
    expect(file.audio).toBe(audio);
  });

  test.each<[Codec, string, string]>([
    ['mp3', 'mp3', 'mp3'],
    ['aac', 'm4a', 'aac'],
    ['wav', 'wav', 'pcm_s16le'],
  ])('audio only with %s', async (codec, extension, name) => {
    const file = await render(codec, extension);
    expect(file).toEqual({video: undefined, audio: name});
  });

  test('transparency with VP8 and with ProRes 4444', async () => {
    const webm = await render('vp8', 'webm', {imageFormat: 'png', pixelFormat: 'yuva420p'});
    expect(webm.video?.tags).toHaveProperty('alpha_mode', '1');
    const mov = await render('prores', 'mov', {
      imageFormat: 'png',
      pixelFormat: 'yuva444p10le',
      proResProfile: '4444',
    });
    expect(mov.video).toMatchObject({profile: '4444', pixelFormat: 'yuva444p12le'});
  });

  test('a GIF of every second frame at half the frame rate', async () => {
    const {video} = await render('gif', 'gif', {frameRange: [0, 7], everyNthFrame: 2, numberOfGifLoops: null});
    expect(video?.frames).toBe(4);
    expect(video?.fps).toBeCloseTo(15, 0);
  });

  test('videos at half and twice the size', async () => {
    expect((await render('h264', 'mp4', {scale: 0.5})).video).toMatchObject({width: 160, height: 90});
    expect((await render('h264', 'mp4', {scale: 2})).video).toMatchObject({width: 640, height: 360});
  });

  test('no audio if muted, and silence if an audio track is enforced', async () => {
    expect((await render('h264', 'mp4', {muted: true})).audio).toBeUndefined();
    const composition = await findComposition('Countdown');
    expect((await render('h264', 'mp4', {composition})).audio).toBeUndefined();
    expect((await render('h264', 'mp4', {composition, enforceAudioTrack: true})).audio).toBe('aac');
  });
});
