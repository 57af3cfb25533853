import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {resolveRedirect} from '@remotion/preload';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** Starts a server on which `/old` redirects to `/newer`, `/newer` to `/video.mp4`, and `/missing` doesn't exist. */
async function startServer(): Promise<string> {
  const redirects: Readonly<Record<string, string>> = {'/old': '/newer', '/newer': '/video.mp4'};
  const server = createServer(({url = ''}, response) => {
    const target = redirects[url];
    response.writeHead(target ? 302 : url === '/missing' ? 404 : 200, target ? {location: target} : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

claim('resolveRedirect() follows the redirects of a URL and returns the URL at the end.', async () => {
  const server = await startServer();
  expect(await resolveRedirect(`${server}/old`)).toBe(`${server}/video.mp4`);
});

claim("If there's no redirect, this is the original URL in its absolute form.", async () => {
  const server = await startServer();
  expect(await resolveRedirect(`${server}/video.mp4`)).toBe(`${server}/video.mp4`);
});

claim("The promise rejects if the URL isn't reachable", async () => {
  await expect(resolveRedirect('http://localhost:1/video.mp4')).rejects.toThrow();
});

claim("A response such as 404 isn't an error. Instead, you get the URL of the error page.", async () => {
  const server = await startServer();
  expect(await resolveRedirect(`${server}/missing`)).toBe(`${server}/missing`);
});
