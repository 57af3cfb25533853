import {downloadAsset} from '@remotion/renderer/dist/assets/download-and-map-assets-to-file.js';
import {cleanDownloadMap, makeDownloadMap} from '@remotion/renderer/dist/assets/download-map.js';
import {createRef} from 'react';
import {Audio, interpolate, Sequence} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountPlaying} from '../../../packages/claims/dom/mountPlaying.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {readTimeline} from '../../../packages/claims/dom/readTimeline.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const src = 'http://localhost:3000/episode.mp3';

function findAudio(container: HTMLElement): HTMLAudioElement {
  const audio = container.querySelector('audio');
  if (!audio) {
    throw new Error('There is no <audio>.');
  }
  return audio;
}

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

claim('When the sound starts, the function receives frame 0, no matter where that is in the composition.', async () => {
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
});

claim('With loop, it starts again from 0 at each repetition.', async () => {
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

claim("You can't make a file louder than it is, because Remotion treats a volume above 1 as 1.", async () => {
  expect((await readAssets(<Audio src={src} volume={3} />))[0]?.volume).toBe(1);
  expect((await readAssets(<Audio src={src} volume={() => 3} />))[0]?.volume).toBe(1);
});

claim(
  'If you pass a negative number, you get an error, but if your volume function returns one, Remotion treats it as 0.',
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

claim(
  'The src prop is missing. The first message appears in the preview and the Player, and the second one appears in a render.',
  async () => {
    await expect(mount(<Audio />)).rejects.toThrow("No 'src' was passed to <Audio>.");
    simulateRender();
    await expect(mount(<Audio />)).rejects.toThrow('No src passed');
  },
);

claim("volume is neither a number nor a function, or it's negative.", async () => {
  for (const [volume, type] of [
    ['1', 'string'],
    [true, 'boolean'],
    [null, 'object'],
  ]) {
    await expect(mount(createUntyped(Audio, {src, volume}))).rejects.toThrow(
      `You have passed a volume of type ${String(type)} to your <Audio /> component. Volume must be a number or a function with the signature '(frame: number) => number' undefined.`,
    );
  }
  await expect(mount(<Audio src={src} volume={-1} />)).rejects.toThrow(
    'You have passed a volume below 0 to your <Audio /> component. Volume must be between 0 and 1',
  );
});

claim('The calculation in your volume function went wrong for this frame.', async () => {
  await expect(mount(<Audio src={src} volume={() => NaN} />)).rejects.toThrow(
    'You passed in a function to the volume prop but it returned NaN for frame 0.',
  );
  await expect(mount(<Audio src={src} volume={() => Infinity} />)).rejects.toThrow(
    'You passed in a function to the volume prop but it returned a non-finite number for frame 0.',
  );
});

claim("playbackRate isn't a finite number above 0.", async () => {
  await expect(mount(createUntyped(Audio, {src, playbackRate: '2'}))).rejects.toThrow(
    'You have passed a playbackRate of type string to your <Audio /> component. Playback rate must a real number or undefined.',
  );
  await expect(mount(<Audio src={src} playbackRate={0} />)).rejects.toThrow(
    'You have passed a playbackRate of 0 to your <Audio /> component. Playback rate must be a real number above 0.',
  );
});

claim("startFrom isn't a finite, non-negative number.", async () => {
  await expect(mount(createUntyped(Audio, {src, startFrom: '2'}))).rejects.toThrow(
    'type of startFrom prop must be a number, instead got type string.',
  );
  for (const startFrom of [NaN, Infinity]) {
    await expect(mount(<Audio src={src} startFrom={startFrom} />)).rejects.toThrow(
      'startFrom prop can not be NaN or Infinity.',
    );
  }
  await expect(mount(<Audio src={src} startFrom={-1} />)).rejects.toThrow(
    'startFrom must be greater than equal to 0 instead got -1.',
  );
});

claim("endAt isn't a number above 0.", async () => {
  await expect(mount(createUntyped(Audio, {src, endAt: '2'}))).rejects.toThrow(
    'type of endAt prop must be a number, instead got type string.',
  );
  await expect(mount(<Audio src={src} endAt={NaN} />)).rejects.toThrow('endAt prop can not be NaN.');
  await expect(mount(<Audio src={src} endAt={0} />)).rejects.toThrow('endAt must be a positive number, instead got 0.');
});

claim('The data: URL needs a MIME type, directly followed by an encoding.', async () => {
  const downloadMap = makeDownloadMap();
  const download = (url: string) => downloadAsset({src: url, onDownload: () => () => {}, downloadMap});
  const wrong = ['data:audio/wav,UklGRg==', 'data:;base64,UklGRg==', 'data:audio/webm;codecs=opus;base64,UklGRg=='];
  for (const url of wrong) {
    await expect(download(url)).rejects.toThrow('A data URL was passed but did not have the correct format');
  }
  await expect(download('data:audio/wav;base64,UklGRg==')).resolves.toContain(downloadMap.downloadDir);
  await cleanDownloadMap(downloadMap);
});

claim('endAt prop must be greater than startFrom prop. | endAt is smaller than startFrom.', async () => {
  await expect(mount(<Audio src={src} startFrom={20} endAt={10} />)).rejects.toThrow(
    'endAt prop must be greater than startFrom prop.',
  );
});

claim("If both are the same, you don't get an error, but nothing plays.", async () => {
  expect(await readAssets(<Audio src={src} startFrom={10} endAt={10} />)).toEqual([]);
});

claim('startFrom is a fraction. The message shows the number with a minus sign.', async () => {
  await expect(mount(<Audio src={src} startFrom={2.5} />)).rejects.toThrow(
    'The "from" prop of a sequence must be an integer, but got -2.5.',
  );
});

claim('The "durationInFrames" of a sequence must be an integer, but got 3.5. | endAt is a fraction.', async () => {
  await expect(mount(<Audio src={src} endAt={3.5} />)).rejects.toThrow(
    'The "durationInFrames" of a sequence must be an integer, but got 3.5.',
  );
});

claim(
  "You can't handle playback errors yourself: <Audio> overrides the onError prop with its own handler, which throws Could not play audio with src ….",
  async () => {
    const printed = collectConsole('log');
    let handled = 0;
    const {container} = await mount(<Audio src={src} onError={() => void handled++} />);
    const thrown: string[] = [];
    const listen = (event: ErrorEvent) => {
      thrown.push(String(event.error));
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    try {
      findAudio(container).dispatchEvent(new Event('error'));
    } catch (error) {
      thrown.push(String(error));
    } finally {
      window.removeEventListener('error', listen);
    }
    expect(handled).toBe(0);
    expect(thrown.join()).toContain(`Could not play audio with src ${src}`);
    expect(printed.length).toBeGreaterThan(0);
  },
);

claim("But the preview's timeline can't show how the volume changes, and you get a warning:", async () => {
  const warnings = collectConsole('warn');
  const unique = `${src}?warning`;
  const {update} = await mount(<Audio src={unique} volume={0.1} />);
  await update(<Audio src={unique} volume={0.2} />);
  await update(<Audio src={unique} volume={0.3} />);
  expect(warnings).toEqual([
    `Remotion: The audio with src ${unique} has changed it's volume. Prefer the callback syntax for setting volume to get better timeline display: https://www.remotion.dev/docs/using-audio/#controlling-volume`,
  ]);
});

claim(
  'If you pass a function instead, the preview knows the volume of every frame in advance and can draw the curve:',
  async () => {
    const [row] = await readTimeline(<Audio src={src} volume={(frame) => frame / 1000} />);
    const volumes = String(row && 'volume' in row ? row.volume : '')
      .split(',')
      .map(Number);
    expect(volumes).toHaveLength(100);
    expect([volumes[0], volumes[99]]).toEqual([0, 0.099]);
  },
);
