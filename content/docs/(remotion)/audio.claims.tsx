import {createRef} from 'react';
import {Audio, interpolate, Sequence} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {findAudio} from '../../../packages/claims/dom/findAudio.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountPlaying} from '../../../packages/claims/dom/mountPlaying.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const src = 'http://localhost:3000/episode.mp3';

/** Returns the volume that the browser uses at a frame of the preview. */
async function readVolume(props: Readonly<Record<string, unknown>>, frame = 0): Promise<number> {
  return findAudio((await mount(createUntyped(Audio, {src, ...props}), {frame})).container).volume;
}

claim('This plays public/episode.mp3 from the first frame.', async () => {
  const [asset] = await readAssets(<Audio src={src} />);
  expect(asset).toMatchObject({type: 'audio', src, frame: 0, mediaFrame: 0, volume: 1, playbackRate: 1});
});

claim('If the sound should start later, wrap it in a <Sequence> with layout="none".', async () => {
  const later = (
    <Sequence from={20} layout="none">
      <Audio src={src} />
    </Sequence>
  );
  expect(await readAssets(later, 19)).toEqual([]);
  expect(await readAssets(later, 25)).toEqual([expect.objectContaining({frame: 25, mediaFrame: 5})]);
});

claim('<Audio> accepts the attributes of a native <audio> element', async () => {
  const {container} = await mount(<Audio src={src} preload="none" title="Episode" crossOrigin="anonymous" />);
  const audio = findAudio(container);
  expect([audio.getAttribute('preload'), audio.title]).toEqual(['none', 'Episode']);
});

claim(
  'How much of the beginning of the file to skip, in composition frames. The value must be a non-negative integer. At 30 fps, startFrom={60} skips the first two seconds.',
  async () => {
    expect(await readAssets(<Audio src={src} startFrom={60} />, 0)).toEqual([
      expect.objectContaining({frame: 0, mediaFrame: 60}),
    ]);
    expect(60 / 30).toBe(2);
  },
);

claim('with startFrom={60} and endAt={150}, you hear 90 frames.', async () => {
  const trimmed = <Audio src={src} startFrom={60} endAt={150} />;
  expect(await readAssets(trimmed, 89)).toEqual([expect.objectContaining({mediaFrame: 149})]);
  expect(await readAssets(trimmed, 90)).toEqual([]);
});

claim(
  'At 30 fps, this plays the section of the file from 2 to 5 seconds. You hear it in the video from frame 45 to frame 134.',
  async () => {
    const section = (
      <Sequence from={45} layout="none">
        <Audio src={src} startFrom={60} endAt={150} />
      </Sequence>
    );
    const {container, setFrame} = await mount(section, {durationInFrames: 200});
    const heard: boolean[] = [];
    for (const frame of [44, 45, 134, 135]) {
      await setFrame(frame);
      heard.push(container.querySelector('audio') !== null);
    }
    expect(heard).toEqual([false, true, true, false]);
    expect(await readAssets(section, 45)).toEqual([expect.objectContaining({mediaFrame: 60})]);
  },
);

claim(
  'For example, endAt={150} with playbackRate={2} still lasts 150 frames, but plays the first 300 frames of the file.',
  async () => {
    const fast = <Audio src={src} endAt={150} playbackRate={2} />;
    const {container, setFrame} = await mount(fast, {durationInFrames: 300});
    await setFrame(149);
    expect(findAudio(container).currentTime).toBeCloseTo((149 * 2) / 30, 5);
    await setFrame(150);
    expect(container.querySelector('audio')).toBeNull();
  },
);

claim(
  'A number between 0 and 1, or a function that takes a frame number and returns a number in this range.',
  async () => {
    expect(await readVolume({volume: 0.3})).toBeCloseTo(0.3, 5);
    expect(await readVolume({volume: (frame: number) => interpolate(frame, [0, 10], [0, 1])}, 5)).toBeCloseTo(0.5, 5);
  },
);

claim(
  'When the sound starts, the function receives frame 0, no matter where in the composition the sound starts.',
  async () => {
    const received: number[] = [];
    const volume = (frame: number) => {
      received.push(frame);
      return 1;
    };
    simulateRender();
    await mount(
      <Sequence from={20} layout="none">
        <Audio src={src} volume={volume} />
      </Sequence>,
      {frame: 20},
    );
    expect(received[0]).toBe(0);
    received.length = 0;
    await mount(<Audio src={src} startFrom={60} volume={volume} />, {frame: 0});
    expect(received[0]).toBe(0);
  },
);

claim('With loop, the frame number starts again from 0 at each repetition.', async () => {
  const {container, setFrame} = await mount(<Audio loop src={`${src}?loop`} volume={(frame) => frame / 100} />);
  const audio = findAudio(container);
  Object.defineProperty(audio, 'duration', {value: 1, configurable: true});
  await setFrame(1);
  audio.dispatchEvent(new Event('loadedmetadata'));
  const volumes: number[] = [];
  for (const frame of [29, 30, 45, 60]) {
    await setFrame(frame);
    volumes.push(Math.round(findAudio(container).volume * 100));
  }
  expect(volumes).toEqual([29, 0, 15, 0]);
});

claim("If you don't set a volume, the file plays at its original volume.", async () => {
  expect(await readVolume({})).toBe(1);
  expect((await readAssets(<Audio src={src} />))[0]?.volume).toBe(1);
});

claim("You can't make a file louder than it is, because Remotion limits the volume to 1.", async () => {
  expect((await readAssets(<Audio src={src} volume={3} />))[0]?.volume).toBe(1);
  expect((await readAssets(<Audio src={src} volume={() => 3} />))[0]?.volume).toBe(1);
});

claim(
  'If you pass a negative number, you get an error. However, if your volume function returns a negative number, Remotion treats it as 0.',
  async () => {
    await expect(mount(<Audio src={src} volume={-0.1} />)).rejects.toThrow('You have passed a volume below 0');
    expect(await readVolume({volume: () => -1})).toBe(0);
  },
);

claim('Frames with a volume of 0 are left out of the audio mix.', async () => {
  expect(await readAssets(<Audio src={src} volume={0} />)).toEqual([]);
  const fading = <Audio src={src} volume={(frame) => (frame < 10 ? 1 : 0)} />;
  expect(await readAssets(fading, 9)).toHaveLength(1);
  expect(await readAssets(fading, 10)).toEqual([]);
});

unproven("Mobile Safari doesn't let websites change a media element's volume.", {
  reason: 'needs an iPhone',
  source: 'packages/core/src/use-sync-volume-with-media-tag.ts',
});

claim('Silences the sound and excludes it from the render.', async () => {
  expect(await readAssets(<Audio src={src} muted />)).toEqual([]);
});

claim('The value can change from frame to frame.', async () => {
  expect(await readAssets(<Audio src={src} muted={false} />, 3)).toHaveLength(1);
  const {container, update} = await mount(<Audio src={src} muted={false} />);
  expect(findAudio(container).muted).toBe(false);
  await update(<Audio src={src} muted />);
  expect(findAudio(container).muted || findAudio(container).hasAttribute('muted')).toBe(true);
});

claim('The playback speed, as a finite number above 0. The default is 1.', async () => {
  expect((await readAssets(<Audio src={src} />))[0]?.playbackRate).toBe(1);
  expect((await readAssets(<Audio src={src} playbackRate={2.5} />))[0]?.playbackRate).toBe(2.5);
  for (const playbackRate of [0, -1, NaN, Infinity]) {
    await expect(mount(<Audio src={src} playbackRate={playbackRate} />)).rejects.toThrow(
      'Playback rate must be a real number above 0.',
    );
  }
});

claim('At 0.5, the sound takes twice as long, and at 2, it takes half as long.', async () => {
  const readTime = async (playbackRate: number) => {
    const {container} = await mount(<Audio src={src} playbackRate={playbackRate} />, {frame: 60});
    return findAudio(container).currentTime;
  };
  expect(await readTime(1)).toBeCloseTo(2, 5);
  expect(await readTime(2)).toBeCloseTo(4, 5);
  expect(await readTime(0.5)).toBeCloseTo(1, 5);
});

claim(
  'The default is 0.45 seconds. A lower value keeps the sound closer to the timeline but makes it skip more often.',
  async () => {
    const readTime = async (drift: number, props: object = {}) => {
      const {container, setFrame} = await mountPlaying(<Audio src={src} {...props} />, {frame: 30});
      const audio = findAudio(container);
      // The element plays, but has drifted from the position of the next frame.
      Object.defineProperty(audio, 'paused', {value: false, configurable: true});
      audio.currentTime = 60 / 30 + drift;
      await setFrame(60);
      return audio.currentTime;
    };
    expect(await readTime(0.4)).toBeCloseTo(2.4, 5);
    expect(await readTime(0.5)).toBeCloseTo(2, 5);
    expect(await readTime(0.4, {acceptableTimeShiftInSeconds: 0.1})).toBeCloseTo(2, 5);
  },
);

claim('A ref to the <audio> element.', async () => {
  const ref = createRef<HTMLAudioElement>();
  const {container} = await mount(<Audio ref={ref} src={src} />);
  expect(ref.current).toBe(findAudio(container));
});
