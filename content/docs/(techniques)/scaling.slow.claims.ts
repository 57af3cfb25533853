import {renderStill} from '@remotion/renderer';
import {expect} from 'vitest';
import {createTemporaryFile, findComposition, openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {probe} from '../../../integration/probe.ts';
import {claim} from '../../../packages/claims/claim.ts';

claim('With a scale of 0.33, a still of 320x180 becomes an image of 106x59 pixels.', async () => {
  const output = createTemporaryFile('draft.png');
  const composition = await findComposition('Poster');
  await renderStill({serveUrl, composition, output, scale: 0.33, puppeteerInstance: await openSharedBrowser()});
  expect(probe(output).video).toMatchObject({width: 106, height: 59});
});
