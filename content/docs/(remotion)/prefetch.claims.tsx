import {Audio, Img, prefetch, Video} from 'remotion';
import {act} from 'react';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

type Server = {readonly requests: readonly string[]; readonly respond: (response: Response) => void};

/** Lets requests wait until the claim responds, or until they are canceled. */
function simulateServer(): Server {
  const requests: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string, {signal}: RequestInit) => {
    requests.push(url);
    return new Promise((resolve, reject) => {
      answer = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {requests, respond: (response) => answer(response)};
}

/** Returns a file of 3000 bytes. */
function createFile(): Response {
  return new Response(new Uint8Array(3000), {headers: {'content-type': 'video/webm'}});
}

claim("prefetch() downloads a file into the browser's memory.", async () => {
  const {requests, respond} = simulateServer();
  const {waitUntilDone, free} = prefetch('https://example.com/1.webm');
  respond(createFile());
  const url = await waitUntilDone();
  expect(requests).toEqual(['https://example.com/1.webm']);
  expect(url).toMatch(/^blob:/);
  free();
});

claim('it uses the downloaded copy instead of waiting for the network.', async () => {
  const {respond} = simulateServer();
  const src = 'https://example.com/2.webm';
  const {waitUntilDone, free} = prefetch(src);
  respond(createFile());
  const url = await waitUntilDone();
  const {container} = await mount(
    <>
      <Video src={src} />
      <Audio src={src} />
      <Img src={src} />
    </>,
  );
  const sources = [...container.querySelectorAll('video, audio, img')].map((element) => element.getAttribute('src'));
  expect(sources).toEqual([url, url, url]);
  await act(async () => free());
});

claim('During a render, it does nothing, because Remotion already waits for all media in every frame.', async () => {
  const {requests} = simulateServer();
  simulateRender();
  expect(await prefetch('https://example.com/3.webm').waitUntilDone()).toBe('https://example.com/3.webm');
  expect(requests).toEqual([]);
});

claim('Your components need to use exactly the same string as their src.', async () => {
  const {respond} = simulateServer();
  const {waitUntilDone, free} = prefetch('http://localhost:3000/4.webm');
  respond(createFile());
  await waitUntilDone();
  const {container} = await mount(<Video src="/4.webm" />);
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/4.webm');
  await act(async () => free());
});

claim('blob-url | A URL that starts with blob: and refers to the data in memory.', async () => {
  const {respond} = simulateServer();
  const {waitUntilDone, free} = prefetch('https://example.com/5.webm', {method: 'blob-url'});
  respond(createFile());
  expect(await waitUntilDone()).toMatch(/^blob:/);
  free();
});

claim("It's about a third larger than the file.", async () => {
  const {respond} = simulateServer();
  const {waitUntilDone, free} = prefetch('https://example.com/6.webm', {method: 'base64'});
  const blob = new Blob([new Uint8Array(3000)], {type: 'video/webm'});
  respond({ok: true, blob: async () => blob} as Response);
  const url = await waitUntilDone();
  expect(url).toMatch(/^data:video\/webm;base64,/);
  expect(url.split(',')[1]).toHaveLength(3000 * (4 / 3));
  free();
});

claim('Components that use the file switch back to the original URL.', async () => {
  const {respond} = simulateServer();
  const src = 'https://example.com/7.webm';
  const {waitUntilDone, free} = prefetch(src);
  respond(createFile());
  const url = await waitUntilDone();
  const {container} = await mount(<Video src={src} />);
  expect(container.querySelector('video')?.getAttribute('src')).toBe(url);
  await act(async () => free());
  expect(container.querySelector('video')?.getAttribute('src')).toBe(src);
});

claim("If the server hasn't responded yet, calling free() cancels the download.", async () => {
  simulateServer();
  const {waitUntilDone, free} = prefetch('https://example.com/8.webm');
  free();
  await expect(waitUntilDone()).rejects.toMatchObject({name: 'AbortError'});
});

claim('The promise is rejected if the download fails or is canceled.', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(prefetch('https://example.com/9.webm').waitUntilDone()).rejects.toThrow('Failed to fetch');
});

claim('If you call free() after the response has started to arrive, the promise stays pending.', async () => {
  const {respond} = simulateServer();
  const {waitUntilDone, free} = prefetch('https://example.com/10.webm');
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  waitUntilDone().then(settle, settle);
  const steps: string[] = [];
  const file = await createFile().blob();
  let finish: (blob: Blob) => void = () => undefined;
  const blob = new Promise<Blob>((resolve) => {
    finish = resolve;
  });
  respond({
    ok: true,
    blob: () => {
      steps.push('reading');
      return blob;
    },
  } as Response);
  await vi.waitFor(() => expect(steps).toEqual(['reading']));
  free();
  finish(file);
  await blob;
  await new Promise(setImmediate);
  expect(isSettled).toBe(false);
});

claim('HTTP error, status = 404 | The server responded with an error.', async () => {
  const {respond} = simulateServer();
  const {waitUntilDone} = prefetch('https://example.com/11.webm');
  respond(new Response(null, {status: 404}));
  await expect(waitUntilDone()).rejects.toThrow('HTTP error, status = 404');
});

claim('If the download fails, your components load the original URL as usual.', async () => {
  const {respond} = simulateServer();
  const src = 'https://example.com/12.webm';
  const {waitUntilDone} = prefetch(src);
  respond(new Response(null, {status: 500}));
  await expect(waitUntilDone()).rejects.toThrow('status = 500');
  const {container} = await mount(<Video src={src} />);
  expect(container.querySelector('video')?.getAttribute('src')).toBe(src);
});

claim(
  "In a production build, Remotion assumes that it's rendering a video until the first Player mounts.",
  async () => {
    const {requests, respond} = simulateServer();
    simulateRender();
    expect(await prefetch('https://example.com/13.webm').waitUntilDone()).toBe('https://example.com/13.webm');
    expect(requests).toEqual([]);
    window.remotion_isPlayer = true;
    onTestFinished(() => {
      window.remotion_isPlayer = false;
    });
    const {waitUntilDone, free} = prefetch('https://example.com/13.webm');
    respond(createFile());
    expect(await waitUntilDone()).toMatch(/^blob:/);
    free();
  },
);
