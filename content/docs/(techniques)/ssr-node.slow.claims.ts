import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {renderMedia} from '@remotion/renderer';
import {expect} from 'vitest';
import {probe} from '../../../integration/probe.ts';
import {
  createTemporaryFile,
  createTemporaryFolder,
  findComposition,
  openSharedBrowser,
  serveUrl,
} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

type Options = Partial<Parameters<typeof renderMedia>[0]>;

async function render(id: string, options: Options = {}): ReturnType<typeof renderMedia> {
  const composition = await findComposition(id);
  return renderMedia({serveUrl, composition, codec: 'h264', puppeteerInstance: await openSharedBrowser(), ...options});
}

claim(
  'If you render every frame, the progress that renderMedia() reports starts at 0 and ends at 1. Rendering accounts for 70 percent of it, and encoding for the remaining 30.',
  async () => {
    const reports: number[] = [];
    const expected: number[] = [];
    await render('Countdown', {
      onProgress: ({progress, renderedFrames, encodedFrames}) => {
        reports.push(progress);
        expected.push(Math.round(((0.7 * renderedFrames + 0.3 * encodedFrames) / 20) * 100) / 100);
      },
    });
    expect(reports).toEqual(expected);
    expect([reports[0], reports.at(-1)]).toEqual([0, 1]);
  },
);

claim('Remotion creates the output folder if necessary and overwrites existing files.', async () => {
  const missing = join(createTemporaryFolder(), 'a/b/video.mp4');
  await render('Broken', {outputLocation: missing, frameRange: [0, 1]});
  expect(probe(missing).video?.frames).toBe(2);
  const existing = createTemporaryFile('video.mp4');
  writeFileSync(existing, 'old');
  await render('Broken', {outputLocation: existing, frameRange: [0, 1]});
  expect(probe(existing).video?.frames).toBe(2);
});

claim('renderMedia() only closes a browser that it opened itself.', async () => {
  const browser = await openSharedBrowser();
  await render('Broken', {puppeteerInstance: browser, frameRange: 0});
  expect(await browser.pages()).not.toEqual([]);
});

claim(
  'If your component throws an error, renderMedia() rejects with this error. Its frame property contains the number of the frame that failed.',
  async () => {
    await expect(render('Broken')).rejects.toMatchObject({message: 'The countdown stopped', frame: 3});
  },
);

claim('Your concurrency is higher than the number of CPU threads.', async () => {
  const threads = cpus().length;
  await expect(render('Countdown', {concurrency: threads + 1})).rejects.toThrow(
    `Maximum for --concurrency is ${threads} (number of cores on this system)`,
  );
});
