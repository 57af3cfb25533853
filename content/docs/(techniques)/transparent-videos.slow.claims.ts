import {renderMedia} from '@remotion/renderer';
import {expect} from 'vitest';
import {probe} from '../../../integration/probe.ts';
import {createTemporaryFile, findComposition, openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

type Options = Partial<Parameters<typeof renderMedia>[0]>;

/** Renders two frames with PNG screenshots, and returns what ffprobe says about the video. */
async function render(extension: string, options: Options): Promise<ReturnType<typeof probe>['video']> {
  const outputLocation = createTemporaryFile(`video.${extension}`);
  await renderMedia({
    serveUrl,
    composition: await findComposition('Countdown'),
    puppeteerInstance: await openSharedBrowser(),
    codec: 'vp8',
    imageFormat: 'png',
    frameRange: [0, 1],
    outputLocation,
    ...options,
  });
  return probe(outputLocation).video;
}

claim('VP8, VP9 | yuv420p | 1', async () => {
  for (const codec of ['vp8', 'vp9'] as const) {
    const video = await render('webm', {codec, pixelFormat: 'yuva420p'});
    expect(video).toMatchObject({codec, pixelFormat: 'yuv420p'});
    expect(video?.tags.ALPHA_MODE ?? video?.tags.alpha_mode).toBe('1');
  }
  const opaque = await render('webm', {codec: 'vp8'});
  expect(opaque?.tags.ALPHA_MODE ?? opaque?.tags.alpha_mode).toBeUndefined();
});

claim('ProRes 4444 | yuva444p12le', async () => {
  const options = {codec: 'prores', proResProfile: '4444', pixelFormat: 'yuva444p10le'} as const;
  expect(await render('mov', options)).toMatchObject({codec: 'prores', pixelFormat: 'yuva444p12le'});
});

claim(
  "If you use a profile other than 4444 or 4444-xq, such as the default hq, the render succeeds, but the video isn't transparent.",
  async () => {
    const video = await render('mov', {codec: 'prores', pixelFormat: 'yuva444p10le'});
    expect(video?.pixelFormat).toMatch(/^yuv4/);
  },
);
