import {existsSync} from 'node:fs';
import {makeCancelSignal, renderFrames, renderMedia, renderStill} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {renderWithLimit} from './examples/renderWithLimit.ts';
import {findComposition, serveUrl, openSharedBrowser, createTemporaryFile, createTemporaryFolder} from './fixtures.ts';

describe('makeCancelSignal()', () => {
  test('stops a render from a progress callback without leaving a file', async () => {
    const {cancelSignal, cancel} = makeCancelSignal();
    const outputLocation = createTemporaryFile('cancelled.mp4');
    let rendered = 0;
    const render = renderMedia({
      serveUrl,
      composition: await findComposition('Countdown'),
      codec: 'h264',
      outputLocation,
      cancelSignal,
      puppeteerInstance: await openSharedBrowser(),
      onProgress: ({renderedFrames}) => {
        rendered = renderedFrames;
        if (renderedFrames === 3) {
          cancel();
        }
      },
    });
    await expect(render).rejects.toThrow('renderMedia() got cancelled');
    expect(rendered).toBeLessThan(20);
    expect(existsSync(outputLocation)).toBe(false);
  });

  test('stops a render that exceeds a time limit, and no other', async () => {
    const composition = await findComposition('Countdown');
    const output = createTemporaryFile('limited.mp4');
    expect(await renderWithLimit(serveUrl, composition, output, 1)).toBe(false);
    expect(await renderWithLimit(serveUrl, composition, output, 50_000)).toBe(true);
    expect(existsSync(output)).toBe(true);
  });

  test('stops calls that start after the cancellation', async () => {
    const {cancelSignal, cancel} = makeCancelSignal();
    cancel();
    const composition = await findComposition('Countdown');
    await expect(
      renderStill({serveUrl, composition, output: createTemporaryFile('a.png'), cancelSignal}),
    ).rejects.toThrow('renderStill() got cancelled');
    const frames = renderFrames({
      serveUrl,
      composition,
      cancelSignal,
      inputProps: {},
      imageFormat: 'png',
      outputDir: createTemporaryFolder(),
      onStart: () => undefined,
      onFrameUpdate: () => undefined,
    });
    await expect(frames).rejects.toThrow('renderFrames() got cancelled');
  });
});
