import {getAudioChannelsAndDuration} from '@remotion/renderer/dist/assets/get-audio-channels.js';
import {makeDownloadMap} from '@remotion/renderer/dist/assets/download-map.js';
import {renderMedia, renderStill} from '@remotion/renderer';
import {expect} from 'vitest';
import {probe} from '../../../integration/probe.ts';
import {createTemporaryFile, findComposition, openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

claim("FFprobe can't find an audio or video file that Remotion has downloaded to the temporary folder.", async () => {
  const missing = createTemporaryFile('7477065087296069.mp4');
  const result = getAudioChannelsAndDuration(makeDownloadMap(), missing, null);
  await expect(result).rejects.toThrow(
    'Command failed with exit code 1: ffprobe -v error -show_entries stream=channels:format=duration',
  );
  await expect(result).rejects.toThrow('No such file or directory');
});

/** Options for a video of 320x180 that contains a box of 401x301, which appears at the given frame. */
async function createOverflow(overflowsFromFrame: number) {
  return {
    composition: await findComposition('Countdown'),
    serveUrl,
    inputProps: {overflowsFromFrame},
    puppeteerInstance: await openSharedBrowser(),
  };
}

claim(
  'If an element extends beyond the right or bottom edge of the composition, current versions of Chrome return a screenshot that is larger than the composition',
  async () => {
    const options = await createOverflow(2);
    for (const [frame, width, height] of [
      [1, 320, 180],
      [2, 401, 301],
    ] as const) {
      const output = createTemporaryFile(`${frame}.png`);
      await renderStill({...options, frame, output});
      expect(probe(output).video).toMatchObject({width, height});
    }
  },
);

claim(
  'The first frame determines the size of the video, and FFmpeg squeezes all other frames into that size.',
  async () => {
    const outputLocation = createTemporaryFile('overflow.mp4');
    await renderMedia({...(await createOverflow(1)), codec: 'h264', frameRange: [0, 3], outputLocation});
    expect(probe(outputLocation).video).toMatchObject({width: 320, height: 180, frames: 4});
  },
);

claim('If the first frame has an odd width or height, an H.264 render fails.', async () => {
  const outputLocation = createTemporaryFile('odd.mp4');
  const render = renderMedia({...(await createOverflow(0)), codec: 'h264', frameRange: [0, 3], outputLocation});
  await expect(render).rejects.toThrow('width not divisible by 2');
});
