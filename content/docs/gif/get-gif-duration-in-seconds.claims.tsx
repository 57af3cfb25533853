import {getGifDurationInSeconds} from '@remotion/gif';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';

/** A GIF of one pixel with a frame for each of the given delays, in hundredths of a second. */
function createGif(delays: readonly number[], loops = 0): Response {
  const bytes = [
    ...[...'GIF89a'].map((letter) => letter.charCodeAt(0)),
    ...[1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...[0x21, 0xff, 11, ...[...'NETSCAPE2.0'].map((letter) => letter.charCodeAt(0)), 3, 1, loops, 0, 0],
    ...delays.flatMap((delay) => [
      ...[0x21, 0xf9, 4, 0, delay & 255, delay >> 8, 0, 0],
      ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
    ]),
    0x3b,
  ];
  return new Response(new Uint8Array(bytes), {headers: {'content-type': 'image/gif'}});
}

/** Lets every request get a response. Returns the URLs that are requested. */
function simulateServer(respond: () => Response): readonly string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return respond();
  });
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(width: number, height: number) {
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

claim(
  'A promise that resolves to the duration in seconds, which is the sum of how long each frame of the GIF is visible.',
  async () => {
    simulateServer(() => createGif([10, 20, 70]));
    expect(await getGifDurationInSeconds('https://example.com/1.gif')).toBe(1);
  },
);

claim("A GIF can also define how often it repeats, but that doesn't affect the result.", async () => {
  simulateServer(() => createGif([50, 50], 5));
  expect(await getGifDurationInSeconds('https://example.com/2.gif')).toBe(1);
});

claim(
  "The function loads the GIF and caches the result, so calling it again doesn't load the file a second time.",
  async () => {
    const requests = simulateServer(() => createGif([100]));
    await getGifDurationInSeconds('https://example.com/3.gif');
    await getGifDurationInSeconds('https://example.com/3.gif');
    expect(requests).toEqual(['https://example.com/3.gif']);
  },
);

claim('multiply the result by the frame rate and round it to get a duration in frames.', async () => {
  simulateServer(() => createGif([150]));
  expect((await getGifDurationInSeconds('https://example.com/4.gif')) * 30).toBe(45);
  simulateServer(() => createGif([50, 55]));
  const frames = (await getGifDurationInSeconds('https://example.com/fraction.gif')) * 30;
  expect(Number.isInteger(frames)).toBe(false);
  expect(Math.round(frames)).toBe(32);
});

claim('You can only call the function in a browser.', async () => {
  await withoutDom(async () => {
    await expect(getGifDurationInSeconds('https://example.com/5.gif')).rejects.toThrow('window is not defined');
  });
});

claim("The promise rejects if the file can't be loaded.", async () => {
  simulateServer(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(getGifDurationInSeconds('https://example.com/7.gif')).rejects.toThrow('Failed to fetch');
});

claim("It also rejects if the server doesn't send the header Content-Type: image/gif.", async () => {
  simulateServer(() => new Response('<html>', {headers: {'content-type': 'text/html'}}));
  await expect(getGifDurationInSeconds('https://example.com/6.gif')).rejects.toThrow('Wrong content type');
  simulateServer(() => {
    const response = createGif([100]);
    response.headers.set('content-type', 'application/octet-stream');
    return response;
  });
  await expect(getGifDurationInSeconds('https://example.com/octets.gif')).rejects.toThrow('Wrong content type');
});
