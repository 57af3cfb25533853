import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {getDesiredPort} from '@remotion/renderer/dist/get-port.js';
import {normalizeServeUrl} from '@remotion/renderer/dist/normalize-serve-url.js';
import {prepareServer} from '@remotion/renderer/dist/prepare-server.js';
import {serveStatic} from '@remotion/renderer/dist/serve-static.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {occupyPort} from '../../../packages/claims/occupyPort.ts';

claim('A URL has to begin with http:// or https://.', () => {
  const urls = ['http://a.com', 'https://a.com'];
  const folders = ['/tmp/build', 'build', 'a.com', 'file:///tmp/build', 'HTTPS://a.com'];
  expect(urls.filter(RenderInternals.isServeUrl)).toEqual(urls);
  expect(folders.filter(RenderInternals.isServeUrl)).toEqual([]);
});

claim(
  "Remotion also treats a path that begins with www. or contains amazonaws.com as a URL, but the browser can't open it.",
  () => {
    for (const path of ['www.a.com', 'b.s3.amazonaws.com/a']) {
      expect(RenderInternals.isServeUrl(path)).toBe(true);
      // The browser gets the URL without a protocol.
      expect(URL.canParse(normalizeServeUrl(path))).toBe(false);
    }
  },
);

claim("Remotion removes the query string, and adds index.html if the URL doesn't end with it.", () => {
  expect(normalizeServeUrl('https://a.com')).toBe('https://a.com/index.html');
  expect(normalizeServeUrl('https://a.com/index.html/video')).toBe('https://a.com/index.html/video/index.html');
  expect(normalizeServeUrl('https://a.com/video/')).toBe('https://a.com/video/index.html');
  expect(normalizeServeUrl('https://a.com/video/index.html?a=1&b=?')).toBe('https://a.com/video/index.html');
});

claim('If you leave it out or pass null, Remotion uses the first free port between 3000 and 3100.', async () => {
  expect(String(serveStatic)).toMatch(/options\.port.+ : undefined, 3000, 3100\)/);
  // Not the same range, because other programs use and free its ports at any time.
  const used = await occupyPort();
  const port = await getDesiredPort(undefined, used, used + 40);
  expect(port).toBeGreaterThan(used);
  expect(port).toBeLessThanOrEqual(used + 40);
});

claim('If you set a port that is already in use, you get an error.', async () => {
  const used = await occupyPort();
  await expect(getDesiredPort(used, 3000, 3100)).rejects.toThrow(
    `You specified port ${used} to be used for the HTTP server, but it is not available.`,
  );
});

claim('If the bundle is a folder, the port stays in use for five seconds after the call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  const downloadMap = RenderInternals.makeDownloadMap();
  onTestFinished(async () => {
    vi.useRealTimers();
    rmSync(folder, {recursive: true});
    await RenderInternals.cleanDownloadMap(downloadMap);
  });
  writeFileSync(join(folder, 'index.html'), '');
  const port = await getDesiredPort(undefined, 3500, 3600);
  const {closeServer} = await prepareServer({
    webpackConfigOrServeUrl: folder,
    port,
    downloadMap,
    ffmpegExecutable: null,
    ffprobeExecutable: null,
    onDownload: () => () => {},
    onError: () => {},
  });

  vi.useFakeTimers({toFake: ['setTimeout']});
  const closed = closeServer();
  await vi.advanceTimersByTimeAsync(4999);
  await expect(getDesiredPort(port, 3000, 3100)).rejects.toThrow('it is not available.');
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  expect(await getDesiredPort(port, 3000, 3100)).toBe(port);
});

claim('No available ports found', async () => {
  const used = await occupyPort();
  await expect(getDesiredPort(undefined, used, used)).rejects.toThrow('No available ports found');
});

claim('you can set any integer of at least 7000.', () => {
  // The limit doesn't exist in tests.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => RenderInternals.validatePuppeteerTimeout(7000)).not.toThrow();
  for (const timeout of [6999, 7000.5, Number.NaN]) {
    expect(() => RenderInternals.validatePuppeteerTimeout(timeout)).toThrow("'timeoutInMilliseconds'");
  }
});
