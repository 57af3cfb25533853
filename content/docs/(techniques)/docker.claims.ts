import fs from 'node:fs';
import os from 'node:os';
import {RenderInternals} from '@remotion/renderer';
import {getLocalBrowserExecutable} from '@remotion/renderer/dist/get-local-browser-executable.js';
import {shouldUseParallelEncoding} from '@remotion/renderer/dist/prestitcher-memory-usage.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {readLaunchOptions} from '../../../packages/claims/readLaunchOptions.ts';
import {replaceMachine} from '../../../packages/claims/replaceMachine.ts';

/** Makes these the only files that exist. */
function replaceFiles(files: readonly string[]): void {
  const exists = vi.spyOn(fs, 'existsSync').mockImplementation((path) => files.includes(String(path)));
  onTestFinished(() => exists.mockRestore());
}

claim(
  "Remotion doesn't look for /usr/bin/chromium on its own, so the Dockerfile sets PUPPETEER_EXECUTABLE_PATH, which Remotion checks first.",
  () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('PUPPETEER_EXECUTABLE_PATH', undefined);
    replaceMachine({platform: 'linux', architecture: 'x64'});
    replaceFiles(['/usr/bin/chromium', '/usr/bin/google-chrome']);
    expect(getLocalBrowserExecutable('chrome', null)).toBe('/usr/bin/google-chrome');
    vi.stubEnv('PUPPETEER_EXECUTABLE_PATH', '/usr/bin/chromium');
    expect(getLocalBrowserExecutable('chrome', null)).toBe('/usr/bin/chromium');
    vi.stubEnv('PUPPETEER_EXECUTABLE_PATH', undefined);
    replaceFiles(['/usr/bin/chromium']);
    expect(() => getLocalBrowserExecutable('chrome', null)).toThrow('No browser found for rendering frames!');
  },
);

claim("There's no browser at the path in PUPPETEER_EXECUTABLE_PATH.", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PUPPETEER_EXECUTABLE_PATH', '/usr/bin/chromium');
  replaceMachine({platform: 'linux', architecture: 'x64'});
  replaceFiles([]);
  // This is the state in which `ensureLocalBrowser()` downloads a browser.
  expect(() => getLocalBrowserExecutable('chrome', null)).toThrow('No browser found for rendering frames!');
});

claim('By default, Remotion opens half as many tabs as there are CPU threads, up to 8.', () => {
  const tabs = [2, 8, 16, 64].map((threads) => {
    replaceMachine({threads});
    return RenderInternals.getActualConcurrency(null);
  });
  expect(tabs).toEqual([1, 4, 8, 8]);
});

claim('If you start a container with --cpus 2 on a machine with 32 threads, eight tabs share two CPUs.', () => {
  // In the container, os.cpus() still lists the machine's threads.
  replaceMachine({threads: 32});
  const parallelism = vi.spyOn(os, 'availableParallelism').mockReturnValue(2);
  onTestFinished(() => parallelism.mockRestore());
  expect(RenderInternals.getActualConcurrency(null)).toBe(8);
});

claim("For H.264 and H.265, Remotion encodes while it's still rendering if enough memory seems to be free.", () => {
  expect(
    ['h264', 'h265', 'vp8', 'gif'].map((codec) => RenderInternals.canUseParallelEncoding(codec as 'h264')),
  ).toEqual([true, true, false, false]);
  const size = {width: 1280, height: 720};
  replaceMachine({freeMemory: 16e9});
  expect(shouldUseParallelEncoding(size).hasEnoughMemory).toBe(true);
  replaceMachine({freeMemory: 2e9});
  expect(shouldUseParallelEncoding(size).hasEnoughMemory).toBe(false);
});

claim('Remotion starts the browser with --disable-dev-shm-usage, so Chromium uses /tmp instead.', async () => {
  expect((await readLaunchOptions()).args).toContain('--disable-dev-shm-usage');
});

claim("Remotion starts the browser with --no-sandbox, so you don't need --privileged.", async () => {
  expect((await readLaunchOptions()).args).toContain('--no-sandbox');
});

claim('Remotion starts the browser without a proxy, so the connection has to be direct.', async () => {
  expect((await readLaunchOptions()).args).toContain('--no-proxy-server');
});

claim('On Linux, all tabs of a browser share one process', async () => {
  replaceMachine({platform: 'linux'});
  expect((await readLaunchOptions()).args).toContain('--single-process');
  replaceMachine({platform: 'darwin'});
  expect((await readLaunchOptions()).args).not.toContain('--single-process');
});
