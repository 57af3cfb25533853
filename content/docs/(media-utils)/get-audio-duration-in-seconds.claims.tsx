import {getAudioDuration, getAudioDurationInSeconds} from '@remotion/media-utils';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';

/** Lets sounds load as in a browser that can play files with the given durations. */
function simulateSounds(durations: Readonly<Record<string, number>>): readonly string[] {
  const requests: string[] = [];
  const create = document.createElement.bind(document);
  const spy = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const audio = create(name);
    Object.defineProperty(audio, 'src', {
      set(url: string) {
        requests.push(url);
        const duration = durations[url];
        Object.defineProperty(audio, duration === undefined ? 'error' : 'duration', {value: duration ?? {code: 4}});
        queueMicrotask(() => audio.dispatchEvent(new Event(duration === undefined ? 'error' : 'loadedmetadata')));
      },
    });
    return audio;
  });
  onTestFinished(() => spy.mockRestore());
  return requests;
}

claim('A promise that resolves to the duration in seconds.', async () => {
  simulateSounds({'https://example.com/d1.mp3': 61.24});
  expect(await getAudioDurationInSeconds('https://example.com/d1.mp3')).toBe(61.24);
});

claim('so multiply it by fps and then round the result.', async () => {
  simulateSounds({'https://example.com/d2.mp3': 61.24});
  expect(Math.round((await getAudioDurationInSeconds('https://example.com/d2.mp3')) * 30)).toBe(1837);
});

claim('The result is cached until the page is closed.', async () => {
  const requests = simulateSounds({'https://example.com/d3.mp3': 5});
  await getAudioDurationInSeconds('https://example.com/d3.mp3');
  await getAudioDurationInSeconds('https://example.com/d3.mp3');
  expect(requests).toHaveLength(1);
});

claim('At most three files are loaded at the same time.', async () => {
  const urls = [1, 2, 3, 4].map((number) => `https://example.com/limit-${number}.mp3`);
  const requests = simulateSounds(Object.fromEntries(urls.map((url) => [url, 1])));
  const all = Promise.all(urls.map(getAudioDurationInSeconds));
  await Promise.resolve();
  expect(requests.length).toBeLessThanOrEqual(3);
  expect(await all).toEqual([1, 1, 1, 1]);
});

claim(
  "If the file doesn't exist or the browser can't play it, the promise is rejected with a MediaError.",
  async () => {
    simulateSounds({});
    await expect(getAudioDurationInSeconds('https://example.com/404.mp3')).rejects.toEqual({code: 4});
  },
);

claim("In Node.js, you get the following error, which mentions the function's old name:", async () => {
  await withoutDom(async () => {
    await expect(getAudioDurationInSeconds('https://example.com/node.mp3')).rejects.toThrow(
      'getAudioDuration() is only available in the browser.',
    );
  });
});

claim('It calls this function with the same URL.', async () => {
  simulateSounds({'https://example.com/old.mp3': 7});
  expect(await getAudioDuration('https://example.com/old.mp3')).toBe(7);
});
