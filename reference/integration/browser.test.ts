import {openBrowser, renderStill} from '@remotion/renderer';
import {describe, expect, it} from 'vitest';
import {renderThumbnails} from './examples/renderThumbnails';
import {probe} from './probe';
import {compositionCalled, serveUrl, sharedBrowser, temporaryFile, temporaryFolder} from './workbench';

describe('openBrowser()', () => {
  it('serves several calls', async () => {
    const files = await renderThumbnails(serveUrl, temporaryFolder());
    expect(files).toHaveLength(6);
    for (const file of files) expect(probe(file).video).toMatchObject({codec: 'png', width: 320});
  });

  it('stays open after a render and closes the tab of the render only', async () => {
    const browser = await sharedBrowser();
    const composition = await compositionCalled('Poster');
    await renderStill({serveUrl, composition, output: temporaryFile('a.png'), puppeteerInstance: browser});
    // Left is the empty tab; the renderer does not wait until its own are closed.
    await expect.poll(async () => (await browser.pages()).length).toBe(1);
  });

  it('refuses Firefox', async () => {
    await expect(openBrowser('firefox')).rejects.toThrow(
      'Firefox supported is not yet turned on. Stay tuned for the future.',
    );
  });

  it('refuses an unknown GL backend and a path without a browser', async () => {
    await expect(openBrowser('chrome', {chromiumOptions: {gl: 'vulkan' as 'egl'}})).rejects.toThrow(
      'vulkan is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader',
    );
    await expect(openBrowser('chrome', {browserExecutable: '/nowhere/chrome'})).rejects.toThrow(
      /Failed to launch the browser process! spawn \/nowhere\/chrome ENOENT/,
    );
  });
});
