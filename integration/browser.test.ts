import {openBrowser, renderStill} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {renderThumbnails} from './examples/renderThumbnails.ts';
import {probe} from './probe.ts';
import {findComposition, serveUrl, openSharedBrowser, createTemporaryFile, createTemporaryFolder} from './fixtures.ts';

describe('openBrowser()', () => {
  test('opens a browser that several calls can use', async () => {
    const files = await renderThumbnails(serveUrl, createTemporaryFolder());
    expect(files).toHaveLength(6);
    for (const file of files) {
      expect(probe(file).video).toMatchObject({codec: 'png', width: 320});
    }
  });

  test('stays open after a render, which only closes its own tab', async () => {
    const browser = await openSharedBrowser();
    const composition = await findComposition('Poster');
    await renderStill({serveUrl, composition, output: createTemporaryFile('a.png'), puppeteerInstance: browser});
    // Only the empty tab is left. The renderer doesn't wait until its own tabs are closed.
    await expect.poll(async () => (await browser.pages()).length).toBe(1);
  });

  test('rejects Firefox', async () => {
    await expect(openBrowser('firefox')).rejects.toThrow(
      'Firefox supported is not yet turned on. Stay tuned for the future.',
    );
  });

  test('rejects an unknown GL backend and a path without a browser', async () => {
    await expect(openBrowser('chrome', {chromiumOptions: {gl: 'vulkan' as 'egl'}})).rejects.toThrow(
      'vulkan is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader',
    );
    await expect(openBrowser('chrome', {browserExecutable: '/nowhere/chrome'})).rejects.toThrow(
      /Failed to launch the browser process! spawn \/nowhere\/chrome ENOENT/,
    );
  });
});
