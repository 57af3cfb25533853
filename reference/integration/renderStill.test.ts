import {existsSync, writeFileSync} from 'node:fs';
import {ErrorWithStackFrame, renderStill} from '@remotion/renderer';
import {describe, expect, it} from 'vitest';
import {renderPoster} from './examples/renderPoster';
import {probe} from './probe';
import {compositionCalled, serveUrl, sharedBrowser, temporaryFile, temporaryFolder} from './workbench';

describe('renderStill()', () => {
  it('writes the last frame as a JPEG', async () => {
    const output = temporaryFile('poster.jpg');
    await renderPoster(serveUrl, 'Countdown', output);
    expect(probe(output).video).toMatchObject({codec: 'mjpeg', width: 320, height: 180});
  });

  it('writes a PNG of twice the size, whatever the extension says', async () => {
    const output = temporaryFile('poster.jpg');
    const composition = await compositionCalled('Poster');
    await renderStill({serveUrl, composition, output, scale: 2, puppeteerInstance: await sharedBrowser()});
    expect(probe(output).video).toMatchObject({codec: 'png', width: 640, height: 360});
  });

  it('says which ID is missing', async () => {
    const output = temporaryFile('poster.jpg');
    await expect(renderPoster(serveUrl, 'Intro', output)).rejects.toThrow('There is no composition "Intro"');
    const composition = {...(await compositionCalled('Poster')), id: 'Intro'};
    const puppeteerInstance = await sharedBrowser();
    await expect(renderStill({serveUrl, composition, output, puppeteerInstance})).rejects.toThrow(
      'Found no composition with the name Intro',
    );
    expect(existsSync(output)).toBe(false);
  });

  it('replaces no file that it is told to keep, and no folder', async () => {
    const composition = await compositionCalled('Poster');
    const output = temporaryFile('kept.png');
    writeFileSync(output, '');
    await expect(renderStill({serveUrl, composition, output, overwrite: false})).rejects.toThrow(
      `Cannot render still - "overwrite" option was set to false, but the output destination ${output} already exists.`,
    );
    const folder = temporaryFolder();
    await expect(renderStill({serveUrl, composition, output: folder})).rejects.toThrow(
      `The output location ${folder} already exists, but is not a file, but something else (e.g. folder). Cannot save to it.`,
    );
  });

  it.each([
    [
      {frame: 20},
      'Cannot use frame 20: Duration of composition is 20, therefore the highest frame that can be rendered is 19',
    ],
    [
      {frame: -21},
      'Cannot use frame -21: Duration of composition is 20, therefore the lowest frame that can be rendered is -20',
    ],
    [{frame: 1.5}, 'Argument for frame must be an integer, but got 1.5'],
    [{quality: 80}, "You can only pass the `quality` option if `imageFormat` is 'jpeg'."],
    [{imageFormat: 'jpeg', quality: 101}, 'Quality option must be between 0 and 100.'],
    [{scale: 0}, '"scale" must be bigger than 0, but is 0'],
    [{scale: 17}, '"scale" must be smaller or equal than 16, but is 17'],
  ] as const)('refuses %o', async (options, message) => {
    const composition = await compositionCalled('Countdown');
    const output = temporaryFile('refused.png');
    await expect(renderStill({serveUrl, composition, output, ...options})).rejects.toThrow(message);
  });

  it('gives the error of a component as it was thrown, without places in the source', async () => {
    const composition = await compositionCalled('Broken');
    const error: unknown = await renderStill({
      serveUrl,
      composition,
      frame: 3,
      output: temporaryFile('broken.png'),
      puppeteerInstance: await sharedBrowser(),
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({name: 'Error', message: 'The countdown stopped', frame: null});
    expect(error).not.toBeInstanceOf(ErrorWithStackFrame);
  });
});
