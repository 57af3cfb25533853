import {existsSync} from 'node:fs';
import {makeCancelSignal, renderFrames, renderMedia, renderStill} from '@remotion/renderer';
import {describe, expect, it} from 'vitest';
import {renderWithLimit} from './examples/renderWithLimit';
import {compositionCalled, serveUrl, sharedBrowser, temporaryFile, temporaryFolder} from './workbench';

describe('makeCancelSignal()', () => {
  it('stops a render from a progress callback, and no file is left', async () => {
    const {cancelSignal, cancel} = makeCancelSignal();
    const outputLocation = temporaryFile('cancelled.mp4');
    let rendered = 0;
    const render = renderMedia({
      serveUrl,
      composition: await compositionCalled('Countdown'),
      codec: 'h264',
      outputLocation,
      cancelSignal,
      puppeteerInstance: await sharedBrowser(),
      onProgress: ({renderedFrames}) => {
        rendered = renderedFrames;
        if (renderedFrames === 3) cancel();
      },
    });
    await expect(render).rejects.toThrow('renderMedia() got cancelled');
    expect(rendered).toBeLessThan(20);
    expect(existsSync(outputLocation)).toBe(false);
  });

  it('stops a render that takes longer than one allows, and no other', async () => {
    const composition = await compositionCalled('Countdown');
    const output = temporaryFile('limited.mp4');
    expect(await renderWithLimit(serveUrl, composition, output, 1)).toBe(false);
    expect(await renderWithLimit(serveUrl, composition, output, 50_000)).toBe(true);
    expect(existsSync(output)).toBe(true);
  });

  it('stops what starts after it was called', async () => {
    const {cancelSignal, cancel} = makeCancelSignal();
    cancel();
    const composition = await compositionCalled('Countdown');
    await expect(renderStill({serveUrl, composition, output: temporaryFile('a.png'), cancelSignal})).rejects.toThrow(
      'renderStill() got cancelled',
    );
    const frames = renderFrames({
      serveUrl,
      composition,
      cancelSignal,
      inputProps: {},
      imageFormat: 'png',
      outputDir: temporaryFolder(),
      onStart: () => undefined,
      onFrameUpdate: () => undefined,
    });
    await expect(frames).rejects.toThrow('renderFrames() got cancelled');
  });
});
