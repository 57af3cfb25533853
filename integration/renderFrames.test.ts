import {readdirSync} from 'node:fs';
import {renderFrames} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {renderInTwoSteps} from './examples/renderInTwoSteps.ts';
import {probe} from './probe.ts';
import {captureLog} from './captureLog.ts';
import {findComposition, serveUrl, openSharedBrowser, createTemporaryFile, createTemporaryFolder} from './fixtures.ts';

async function createQuietOptions() {
  return {
    inputProps: {},
    puppeteerInstance: await openSharedBrowser(),
    onStart: () => undefined,
    onFrameUpdate: () => undefined,
  };
}

describe('renderFrames() and stitchFramesToVideo()', () => {
  test('render the frames and encode them', async () => {
    const framesDir = createTemporaryFolder();
    const output = createTemporaryFile('countdown.mp4');
    const composition = await findComposition('Countdown');
    const lines = await captureLog(() => renderInTwoSteps(serveUrl, composition, framesDir, output));
    expect(lines[0]).toBe('20 frames to render');
    expect(lines.filter((line) => line.endsWith('rendered'))).toHaveLength(20);
    expect(readdirSync(framesDir)).toHaveLength(20);
    expect(readdirSync(framesDir)[7]).toBe('element-07.jpeg');
    expect(probe(output).video).toMatchObject({codec: 'h264', width: 320, height: 180, fps: 30, frames: 20});
  });

  test('names images by their frame, or from zero if frames are skipped', async () => {
    const composition = await findComposition('Countdown');
    const some = createTemporaryFolder();
    await renderFrames({
      ...(await createQuietOptions()),
      serveUrl,
      composition,
      imageFormat: 'png',
      outputDir: some,
      frameRange: [9, 11],
    });
    expect(readdirSync(some)).toEqual(['element-09.png', 'element-10.png', 'element-11.png']);
    const everyFifth = createTemporaryFolder();
    const {frameCount, assetsInfo} = await renderFrames({
      ...(await createQuietOptions()),
      serveUrl,
      composition,
      imageFormat: 'png',
      outputDir: everyFifth,
      everyNthFrame: 5,
    });
    expect(readdirSync(everyFifth)).toEqual(['element-0.png', 'element-1.png', 'element-2.png', 'element-3.png']);
    expect(frameCount).toBe(4);
    expect(assetsInfo).toMatchObject({imageSequenceName: 'element-%01d.png', firstFrameIndex: 0});
  });

  test('passes buffers to a callback instead of writing files', async () => {
    const composition = await findComposition('Countdown');
    const sizes = new Map<number, number>();
    await renderFrames({
      ...(await createQuietOptions()),
      serveUrl,
      composition,
      imageFormat: 'jpeg',
      outputDir: null,
      frameRange: [4, 6],
      onFrameBuffer: (buffer, frame) => sizes.set(frame, buffer.length),
    });
    expect([...sizes.keys()].sort()).toEqual([4, 5, 6]);
    expect(Math.min(...sizes.values())).toBeGreaterThan(1000);
  });

  test("collects audio assets, and doesn't take screenshots without an image format", async () => {
    const composition = await findComposition('WithSound');
    const {assetsInfo} = await renderFrames({
      ...(await createQuietOptions()),
      serveUrl,
      composition,
      imageFormat: 'none',
      outputDir: null,
    });
    expect(assetsInfo.assets).toHaveLength(20);
    expect(assetsInfo.assets[0]?.[0]).toMatchObject({type: 'audio', volume: 1, playbackRate: 1, frame: 0});
  });

  test.each([
    [{outputDir: null}, 'Called renderFrames() without specifying either `outputDir` or `onFrameBuffer`'],
    [{quality: 80}, "You can only pass the `quality` option if `imageFormat` is 'jpeg'."],
    [{frameRange: [10, 20] as [number, number]}, 'Frame range 10-20 is not in between 0-19'],
    [{frameRange: 20}, 'Frame number is out of range, must be between 0 and 19 but got 20'],
    [{everyNthFrame: 0}, 'everyNthFrame cannot be 0'],
    [{concurrency: 0}, 'Minimum for concurrency is 1.'],
    [{concurrency: 4096}, /Maximum for --concurrency is \d+ \(number of cores on this system\)/],
  ])('rejects %o', async (options, message) => {
    const composition = await findComposition('Countdown');
    const render = async () =>
      renderFrames({
        ...(await createQuietOptions()),
        serveUrl,
        composition,
        imageFormat: 'png',
        outputDir: createTemporaryFolder(),
        ...options,
      });
    await expect(render()).rejects.toThrow(message);
  });
});
