import {useAudioData, type AudioData} from '@remotion/media-utils';
import {act, type ReactNode} from 'react';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {simulateSounds} from '../../../packages/claims/dom/simulateSounds.ts';

/** Shows the number of samples, and collects all results. */
function Samples({src, results = []}: {readonly src: string; readonly results?: (AudioData | null)[]}): ReactNode {
  const data = useAudioData(src);
  results.push(data);
  return data ? data.channelWaveforms[0]?.length : 'loading';
}

claim('useAudioData() loads and decodes an audio file in a component.', async () => {
  simulateSounds({'https://example.com/u1.mp3': [[0, 1, 0]]});
  const {getText} = await mount(<Samples src="https://example.com/u1.mp3" />);
  await expect.poll(getText).toBe('3');
});

claim('A render waits until the data is available.', async () => {
  const {respond} = simulateSounds({'https://example.com/u2.mp3': [[0]]}, {isHeld: true});
  simulateRender();
  const {getText} = await mount(<Samples src="https://example.com/u2.mp3" />);
  expect(window.ready).toBe(false);
  await act(async () => respond('https://example.com/u2.mp3'));
  await expect.poll(getText).toBe('1');
  await expect.poll(() => window.ready).toBe(true);
});

claim("The hook doesn't play the sound, so also add an <Audio> element.", async () => {
  simulateSounds({'https://example.com/u3.mp3': [[0]]});
  const {container, getText} = await mount(<Samples src="https://example.com/u3.mp3" />);
  await expect.poll(getText).toBe('1');
  expect(container.querySelector('audio')).toBeNull();
});

claim('The hook returns null until the file is decoded, and then an AudioData object.', async () => {
  simulateSounds({'https://example.com/u4.mp3': [[0, 0]]});
  const results: (AudioData | null)[] = [];
  const {getText} = await mount(<Samples src="https://example.com/u4.mp3" results={results} />);
  await expect.poll(getText).toBe('2');
  expect(results[0]).toBeNull();
  expect(results.at(-1)).toMatchObject({numberOfChannels: 1, sampleRate: 48_000});
});

claim('If you change src, it returns the previous result until the new one is available.', async () => {
  const urls = ['https://example.com/u5.mp3', 'https://example.com/u6.mp3'] as const;
  const {respond} = simulateSounds({[urls[0]]: [[0]], [urls[1]]: [[0, 0]]}, {isHeld: true});
  const {getText, update} = await mount(<Samples src={urls[0]} />);
  await act(async () => respond(urls[0]));
  await expect.poll(getText).toBe('1');
  await update(<Samples src={urls[1]} />);
  expect(getText()).toBe('1');
  await act(async () => respond(urls[1]));
  await expect.poll(getText).toBe('2');
});

claim("Remotion caches each decoded file, so a component that mounts later doesn't load the file again.", async () => {
  const {requests} = simulateSounds({'https://example.com/u7.mp3': [[0]]});
  const first = await mount(<Samples src="https://example.com/u7.mp3" />);
  await expect.poll(first.getText).toBe('1');
  const second = await mount(<Samples src="https://example.com/u7.mp3" />);
  await expect.poll(second.getText).toBe('1');
  expect(requests).toHaveLength(1);
});

claim('However, components that mount at the same time each load the file.', async () => {
  const {requests} = simulateSounds({'https://example.com/u8.mp3': [[0]]});
  const {getText} = await mount(
    <>
      <Samples src="https://example.com/u8.mp3" />
      <Samples src="https://example.com/u8.mp3" />
    </>,
  );
  await expect.poll(getText).toBe('11');
  expect(requests).toHaveLength(2);
});

claim('You get this error if the src is empty.', async () => {
  await expect(mount(<Samples src="" />)).rejects.toThrow("useAudioData requires a 'src' parameter");
});

claim(
  'If the URL is different on every frame, the hook loads and decodes the file again for every frame:',
  async () => {
    const files = Object.fromEntries([0, 1, 2].map((frame) => [`https://example.com/u9.mp3?${frame}`, [[0]]]));
    const {requests} = simulateSounds(files);
    const {update} = await mount(<Samples src="https://example.com/u9.mp3?0" />);
    await update(<Samples src="https://example.com/u9.mp3?1" />);
    await update(<Samples src="https://example.com/u9.mp3?2" />);
    await expect.poll(() => requests.length).toBe(3);
  },
);
