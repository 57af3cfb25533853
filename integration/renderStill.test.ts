import {existsSync, writeFileSync} from 'node:fs';
import {ErrorWithStackFrame, renderStill} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {renderPoster} from './examples/renderPoster.ts';
import {probe} from './probe.ts';
import {findComposition, serveUrl, openSharedBrowser, createTemporaryFile, createTemporaryFolder} from './fixtures.ts';

describe('renderStill()', () => {
  test('writes the last frame as a JPEG', async () => {
    const output = createTemporaryFile('poster.jpg');
    await renderPoster(serveUrl, 'Countdown', output);
    expect(probe(output).video).toMatchObject({codec: 'mjpeg', width: 320, height: 180});
  });

  test('writes a PNG at twice the size, regardless of the extension', async () => {
    const output = createTemporaryFile('poster.jpg');
    const composition = await findComposition('Poster');
    await renderStill({serveUrl, composition, output, scale: 2, puppeteerInstance: await openSharedBrowser()});
    expect(probe(output).video).toMatchObject({codec: 'png', width: 640, height: 360});
  });

  test('throws an error with the missing ID', async () => {
    const output = createTemporaryFile('poster.jpg');
    await expect(renderPoster(serveUrl, 'Intro', output)).rejects.toThrow('There is no composition "Intro"');
    const composition = {...(await findComposition('Poster')), id: 'Intro'};
    const puppeteerInstance = await openSharedBrowser();
    await expect(renderStill({serveUrl, composition, output, puppeteerInstance})).rejects.toThrow(
      'Found no composition with the name Intro',
    );
    expect(existsSync(output)).toBe(false);
  });

  test("doesn't overwrite a folder, or a file with overwrite: false", async () => {
    const composition = await findComposition('Poster');
    const output = createTemporaryFile('kept.png');
    writeFileSync(output, '');
    await expect(renderStill({serveUrl, composition, output, overwrite: false})).rejects.toThrow(
      `Cannot render still - "overwrite" option was set to false, but the output destination ${output} already exists.`,
    );
    const folder = createTemporaryFolder();
    await expect(renderStill({serveUrl, composition, output: folder})).rejects.toThrow(
      `The output location ${folder} already exists, but is not a file, but something else (e.g. folder). Cannot save to it.`,
    );
  });

  test.each([
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
    const composition = await findComposition('Countdown');
    const output = createTemporaryFile('refused.png');
    await expect(renderStill({serveUrl, composition, output, ...options})).rejects.toThrow(message);
  });

  test('rethrows the error of a component without source locations', async () => {
    const composition = await findComposition('Broken');
    const error: unknown = await renderStill({
      serveUrl,
      composition,
      frame: 3,
      output: createTemporaryFile('broken.png'),
      puppeteerInstance: await openSharedBrowser(),
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({name: 'Error', message: 'The countdown stopped', frame: null});
    expect(error).not.toBeInstanceOf(ErrorWithStackFrame);
  });
});
