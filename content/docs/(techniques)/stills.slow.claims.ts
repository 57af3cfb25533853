import {readFileSync} from 'node:fs';
import {renderStill} from '@remotion/renderer';
import {expect} from 'vitest';
import {createTemporaryFile, findComposition, openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {probe} from '../../../integration/probe.ts';
import {claim} from '../../../packages/claims/claim.ts';

type Options = Partial<Parameters<typeof renderStill>[0]>;

/** Renders a still to a file with the given name, and returns its path. */
async function render(name: string, id: string, options: Options = {}): Promise<string> {
  const output = createTemporaryFile(name);
  const composition = await findComposition(id);
  await renderStill({serveUrl, composition, output, puppeteerInstance: await openSharedBrowser(), ...options});
  return output;
}

claim("Unlike the command line, renderStill() doesn't look at the file extension.", async () => {
  expect(probe(await render('card.jpg', 'Poster')).video).toMatchObject({codec: 'png'});
});

claim("To get a JPEG, set imageFormat: 'jpeg' and change the file extension to match.", async () => {
  expect(probe(await render('card.jpg', 'Poster', {imageFormat: 'jpeg'})).video).toMatchObject({codec: 'mjpeg'});
});

claim('Without the flag, you get the first frame.', async () => {
  const withoutFrame = readFileSync(await render('a.png', 'Countdown'));
  expect(withoutFrame.equals(readFileSync(await render('b.png', 'Countdown', {frame: 0})))).toBe(true);
  expect(withoutFrame.equals(readFileSync(await render('c.png', 'Countdown', {frame: 7})))).toBe(false);
});

claim("You can only pass the `quality` option if `imageFormat` is 'jpeg'.", async () => {
  await expect(render('card.png', 'Poster', {quality: 80})).rejects.toThrow(
    "You can only pass the `quality` option if `imageFormat` is 'jpeg'.",
  );
});

claim('Frames are numbered from 0.', async () => {
  await expect(render('late.png', 'Countdown', {frame: 20})).rejects.toThrow(
    'Cannot use frame 20: Duration of composition is 20, therefore the highest frame that can be rendered is 19',
  );
});
