import {existsSync} from 'node:fs';
import {renderMedia, type RenderMediaOnProgress, type SlowFrame} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {entryPoint} from './entryPoint.ts';
import {renderVideo} from './examples/renderVideo.ts';
import {probe} from './probe.ts';
import {captureLog} from './captureLog.ts';
import {findComposition, serveUrl, openSharedBrowser, createTemporaryFile} from './fixtures.ts';

describe('renderMedia()', () => {
  test('renders a video from the source code and prints its progress', async () => {
    const output = createTemporaryFile('countdown.mp4');
    const lines = await captureLog(() => renderVideo(entryPoint, 'Countdown', output));
    expect(probe(output).video).toMatchObject({codec: 'h264', width: 320, height: 180, fps: 30, frames: 20});
    expect(probe(output).audio).toBeUndefined();
    expect(lines[0]).toBe('encoding: 0 rendered, 0 encoded');
    expect(lines.at(-1)).toBe('muxing: 20 rendered, 20 encoded');
  });

  test('reports frames, stages, times and the slowest frames', async () => {
    const steps: Parameters<RenderMediaOnProgress>[0][] = [];
    const slowest: SlowFrame[] = [];
    const started: number[] = [];
    await renderMedia({
      serveUrl,
      composition: await findComposition('Countdown'),
      codec: 'h264',
      puppeteerInstance: await openSharedBrowser(),
      outputLocation: createTemporaryFile('countdown.mp4'),
      frameRange: [0, 11],
      onStart: ({frameCount}) => started.push(frameCount),
      onProgress: (step) => steps.push(step),
      onSlowestFrames: (frames) => slowest.push(...frames),
    });
    expect(started).toEqual([12]);
    expect(steps[0]).toEqual({
      renderedFrames: 0,
      encodedFrames: 0,
      renderedDoneIn: null,
      encodedDoneIn: null,
      progress: 0,
      stitchStage: 'encoding',
    });
    expect(steps.at(-1)).toMatchObject({renderedFrames: 12, encodedFrames: 12, progress: 0.6, stitchStage: 'muxing'});
    expect(steps.at(-1)?.renderedDoneIn).toBeGreaterThan(0);
    expect(steps.at(-1)?.encodedDoneIn).toBeGreaterThan(0);
    expect(slowest).toHaveLength(10);
    expect(slowest.map(({time}) => time)).toEqual(slowest.map(({time}) => time).sort((a, b) => b - a));
  });

  test('returns a buffer if there is no output location', async () => {
    const composition = await findComposition('Countdown');
    const buffer = await renderMedia({
      serveUrl,
      composition,
      codec: 'h264',
      frameRange: [0, 3],
      puppeteerInstance: await openSharedBrowser(),
    });
    expect(buffer?.subarray(4, 8).toString()).toBe('ftyp');
  });

  test('lets ffmpegOverride change both commands', async () => {
    const types: string[] = [];
    const output = createTemporaryFile('countdown.mp4');
    await renderMedia({
      serveUrl,
      composition: await findComposition('Countdown'),
      codec: 'h264',
      puppeteerInstance: await openSharedBrowser(),
      outputLocation: output,
      frameRange: 5,
      ffmpegOverride: ({type, args}) => {
        types.push(type);
        return type === 'stitcher' ? [...args.slice(0, -1), '-r', '15', ...args.slice(-1)] : args;
      },
    });
    expect(types.at(-1)).toBe('stitcher');
    expect(probe(output).video?.frames).toBe(1);
  });

  test('rethrows an error of the component with the frame', async () => {
    const output = createTemporaryFile('broken.mp4');
    const composition = await findComposition('Broken');
    await expect(
      renderMedia({
        serveUrl,
        composition,
        codec: 'h264',
        outputLocation: output,
        puppeteerInstance: await openSharedBrowser(),
      }),
    ).rejects.toMatchObject({
      message: 'The countdown stopped',
      frame: 3,
    });
    expect(existsSync(output)).toBe(false);
  });
});
