import {createServer, type Server} from 'node:net';
import {RenderInternals} from '@remotion/renderer';
import {getDesiredPort} from '@remotion/renderer/dist/get-port.js';
import {normalizeServeUrl} from '@remotion/renderer/dist/normalize-serve-url.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

async function occupyPort(port: number): Promise<void> {
  const server: Server = createServer();
  // Another program on this machine may already use the port.
  await new Promise<void>((resolve) => server.on('error', () => resolve()).listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
}

claim('Remotion recognizes URLs that begin with http://, https:// or www., or that contain amazonaws.com.', () => {
  const urls = ['http://a.com', 'https://a.com', 'www.a.com', 'b.s3.amazonaws.com/a'];
  const folders = ['/tmp/build', 'build', 'a.com', 'file:///tmp/build', 'HTTPS://a.com'];
  expect(urls.filter(RenderInternals.isServeUrl)).toEqual(urls);
  expect(folders.filter(RenderInternals.isServeUrl)).toEqual([]);
});

claim("Remotion removes the query string, and adds index.html if the URL doesn't end with it.", () => {
  expect(normalizeServeUrl('https://a.com')).toBe('https://a.com/index.html');
  expect(normalizeServeUrl('https://a.com/index.html/video')).toBe('https://a.com/index.html/video/index.html');
  expect(normalizeServeUrl('https://a.com/video/')).toBe('https://a.com/video/index.html');
  expect(normalizeServeUrl('https://a.com/video/index.html?a=1&b=?')).toBe('https://a.com/video/index.html');
});

claim('If you leave it out or pass null, Remotion uses the first free port between 3000 and 3100.', async () => {
  await occupyPort(3000);
  const port = await getDesiredPort(undefined, 3000, 3100);
  expect(port).toBeGreaterThan(3000);
  expect(port).toBeLessThanOrEqual(3100);
});

claim('If you set a port that is already in use, you get an error.', async () => {
  await occupyPort(3456);
  await expect(getDesiredPort(3456, 3000, 3100)).rejects.toThrow(
    'You specified port 3456 to be used for the HTTP server, but it is not available.',
  );
});

claim('No available ports found', async () => {
  await occupyPort(3000);
  await expect(getDesiredPort(undefined, 3000, 3000)).rejects.toThrow('No available ports found');
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
