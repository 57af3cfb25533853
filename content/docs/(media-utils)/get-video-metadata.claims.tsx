import {getVideoMetadata} from '@remotion/media-utils';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';

type File = {readonly duration: number; readonly videoWidth: number; readonly videoHeight: number};

/** Lets videos load as in a browser that can play the given files. */
function simulateVideos(files: Readonly<Record<string, File>>): readonly string[] {
  const requests: string[] = [];
  const create = document.createElement.bind(document);
  const spy = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const video = create(name);
    Object.defineProperty(video, 'src', {
      set(url: string) {
        requests.push(url);
        const file = files[url];
        for (const [key, value] of Object.entries(file ?? {error: {code: 4, message: 'not found'}})) {
          Object.defineProperty(video, key, {value});
        }
        queueMicrotask(() => video.dispatchEvent(new Event(file ? 'loadedmetadata' : 'error')));
      },
    });
    return video;
  });
  onTestFinished(() => spy.mockRestore());
  return requests;
}

const hd = {duration: 12.5, videoWidth: 1920, videoHeight: 1080};

claim("getVideoMetadata() returns a video's duration and size.", async () => {
  simulateVideos({'https://example.com/1.webm': hd});
  expect(await getVideoMetadata('https://example.com/1.webm')).toEqual({
    durationInSeconds: 12.5,
    width: 1920,
    height: 1080,
    aspectRatio: 1920 / 1080,
    isRemote: true,
  });
});

claim("It doesn't contain the frame rate, because browsers don't provide it.", async () => {
  simulateVideos({'https://example.com/2.webm': hd});
  expect(await getVideoMetadata('https://example.com/2.webm')).not.toHaveProperty('fps');
});

claim('The result is cached until the page is closed.', async () => {
  const requests = simulateVideos({'https://example.com/3.webm': hd});
  const first = await getVideoMetadata('https://example.com/3.webm');
  expect(await getVideoMetadata('https://example.com/3.webm')).toBe(first);
  expect(requests).toHaveLength(1);
});

claim('At most three files are loaded at the same time.', async () => {
  const urls = [1, 2, 3, 4, 5].map((number) => `https://example.com/limit-${number}.webm`);
  const requests = simulateVideos(Object.fromEntries(urls.map((url) => [url, hd])));
  const all = Promise.all(urls.map(getVideoMetadata));
  expect(requests).toHaveLength(0);
  await Promise.resolve();
  expect(requests.length).toBeLessThanOrEqual(3);
  expect(await all).toHaveLength(5);
  expect(requests).toEqual(urls);
});

claim('The width divided by the height. For a 16:9 video, this is 1.778.', async () => {
  simulateVideos({'https://example.com/4.webm': hd});
  expect((await getVideoMetadata('https://example.com/4.webm')).aspectRatio).toBeCloseTo(1.778, 3);
});

claim("isRemote is false if the URL begins with the page's origin or with data.", async () => {
  const own = `${window.location.origin}/own.webm`;
  simulateVideos({[own]: hd, 'data:video/webm;base64,AAAA': hd});
  expect((await getVideoMetadata(own)).isRemote).toBe(false);
  expect((await getVideoMetadata('data:video/webm;base64,AAAA')).isRemote).toBe(false);
});

claim("If you pass a path from staticFile(), it's true, because the path doesn't contain an origin.", async () => {
  simulateVideos({'/public/talk.webm': hd});
  expect((await getVideoMetadata('/public/talk.webm')).isRemote).toBe(true);
});

claim(
  "Unable to determine video metadata | The file doesn't contain any video frames, or the browser can only play its sound.",
  async () => {
    simulateVideos({'https://example.com/sound.webm': {duration: 3, videoWidth: 0, videoHeight: 0}});
    await expect(getVideoMetadata('https://example.com/sound.webm')).rejects.toThrow(
      'Unable to determine video metadata',
    );
  },
);

claim('getVideoMetadata() is only available in the browser. | You called the function in Node.js.', async () => {
  await withoutDom(async () => {
    await expect(getVideoMetadata('https://example.com/node.webm')).rejects.toThrow(
      'getVideoMetadata() is only available in the browser.',
    );
  });
});

claim(
  "If the file doesn't exist or the browser can't play it, the promise is rejected with a MediaError.",
  async () => {
    simulateVideos({});
    await expect(getVideoMetadata('https://example.com/404.webm')).rejects.toMatchObject({code: 4});
  },
);
