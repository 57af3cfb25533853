import {getAudioData} from '@remotion/media-utils';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';
import {simulateSounds} from '../../../packages/claims/dom/simulateSounds.ts';

claim('getAudioData() loads and decodes an audio file and returns the samples of each channel.', async () => {
  simulateSounds({
    'https://example.com/a.mp3': [
      [0, 0.5, 1],
      [1, 0, -1],
    ],
  });
  const {channelWaveforms} = await getAudioData('https://example.com/a.mp3');
  expect(channelWaveforms.map((channel) => [...channel])).toEqual([
    [0, 0.5, 1],
    [1, 0, -1],
  ]);
});

claim('An array for each channel, which contains a number between -1 and 1 for each sample.', async () => {
  simulateSounds({'https://example.com/b.mp3': [[0, -1, 1, 0.5]]});
  const {channelWaveforms} = await getAudioData('https://example.com/b.mp3');
  expect(channelWaveforms).toHaveLength(1);
  expect(channelWaveforms[0]).toHaveLength(4);
});

claim(
  'The browser converts the sound to the sample rate of its audio device, so this may differ from the file.',
  async () => {
    simulateSounds({'https://example.com/c.mp3': [[0]]}, {deviceRate: 44_100});
    expect((await getAudioData('https://example.com/c.mp3')).sampleRate).toBe(44_100);
  },
);

claim('The duration of the file in seconds.', async () => {
  simulateSounds({'https://example.com/d.mp3': [Array<number>(24_000).fill(0)]}, {deviceRate: 48_000});
  expect((await getAudioData('https://example.com/d.mp3')).durationInSeconds).toBe(0.5);
});

claim('1 for mono, 2 for stereo.', async () => {
  simulateSounds({'https://example.com/mono.mp3': [[0]], 'https://example.com/stereo.mp3': [[0], [0]]});
  expect((await getAudioData('https://example.com/mono.mp3')).numberOfChannels).toBe(1);
  expect((await getAudioData('https://example.com/stereo.mp3')).numberOfChannels).toBe(2);
});

claim('A random string that identifies the result. It is different each time a file is loaded.', async () => {
  simulateSounds({'https://example.com/e.mp3': [[0]], 'https://example.com/f.mp3': [[0]]});
  const ids = [await getAudioData('https://example.com/e.mp3'), await getAudioData('https://example.com/f.mp3')];
  expect(ids[0]?.resultId).not.toBe(ids[1]?.resultId);
  expect(typeof ids[0]?.resultId).toBe('string');
});

claim("false if the URL begins with the page's origin or with data, otherwise true.", async () => {
  const own = `${window.location.origin}/own.mp3`;
  simulateSounds({[own]: [[0]], 'data:audio/wav;base64,AAAA': [[0]], 'https://example.com/g.mp3': [[0]]});
  expect((await getAudioData(own)).isRemote).toBe(false);
  expect((await getAudioData('data:audio/wav;base64,AAAA')).isRemote).toBe(false);
  expect((await getAudioData('https://example.com/g.mp3')).isRemote).toBe(true);
});

claim("The path that staticFile() returns doesn't contain an origin, so it results in true.", async () => {
  simulateSounds({'/public/h.mp3': [[0]]});
  expect((await getAudioData('/public/h.mp3')).isRemote).toBe(true);
});

claim(
  'getAudioData() caches its result until the page is closed, so later calls with the same src return the same object.',
  async () => {
    const {requests} = simulateSounds({'https://example.com/i.mp3': [[0]]});
    const first = await getAudioData('https://example.com/i.mp3');
    expect(await getAudioData('https://example.com/i.mp3')).toBe(first);
    expect(requests).toHaveLength(1);
  },
);

claim(
  'It loads up to three files at the same time. If you request more, they wait until one of these files has loaded.',
  async () => {
    const urls = [1, 2, 3, 4, 5].map((number) => `https://example.com/limit-${number}.mp3`);
    const {requests, respond} = simulateSounds(Object.fromEntries(urls.map((url) => [url, [[0]]])), {isHeld: true});
    const all = Promise.all(urls.map(getAudioData));
    await Promise.resolve();
    expect(requests).toEqual(urls.slice(0, 3));
    respond(urls[0] ?? '');
    await expect.poll(() => requests).toEqual(urls.slice(0, 4));
    urls.slice(1).forEach(respond);
    await expect.poll(() => requests).toEqual(urls);
    respond(urls[4] ?? '');
    expect(await all).toHaveLength(5);
  },
);

claim('One minute of stereo sound at 48,000 Hz takes up 23 MB in each tab of a render.', () => {
  const bytes = 2 * new Float32Array(60 * 48_000).byteLength;
  expect(Math.round(bytes / 1_000_000)).toBe(23);
});

claim("The file is unreachable, or its server doesn't allow CORS.", async () => {
  simulateSounds({});
  await expect(getAudioData('https://example.com/song.mp3')).rejects.toThrow(
    'Failed to read from https://example.com/song.mp3: Failed to fetch. Does the resource support CORS?',
  );
});

claim('getAudioData() is only available in the browser. | You called the function in Node.js.', async () => {
  await withoutDom(async () => {
    await expect(getAudioData('https://example.com/node.mp3')).rejects.toThrow(
      'getAudioData() is only available in the browser.',
    );
  });
});
