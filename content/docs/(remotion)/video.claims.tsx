import {createRef} from 'react';
import {Sequence, Video} from 'remotion';
import {calculateFfmpegFilter} from '@remotion/renderer/dist/calculate-ffmpeg-filters.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountPlaying} from '../../../packages/claims/dom/mountPlaying.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const src = 'http://localhost:3000/talk.mp4';

function findVideo(container: HTMLElement): HTMLVideoElement {
  const video = container.querySelector('video');
  if (!video) {
    throw new Error('There is no <video>.');
  }
  return video;
}

claim('The video above starts with the composition. To start it later, wrap it in a <Sequence>.', async () => {
  const {container, setFrame} = await mount(
    <Sequence from={10}>
      <Video src={src} />
    </Sequence>,
  );
  expect(container.querySelector('video')).toBeNull();
  await setFrame(10);
  expect(findVideo(container).src).toBe(src);
});

claim('<Video> accepts the attributes of a native <video> element', async () => {
  const {container} = await mount(<Video src={src} className="talk" poster="/poster.png" preload="none" />);
  const video = findVideo(container);
  expect([video.className, video.getAttribute('poster'), video.getAttribute('preload')]).toEqual([
    'talk',
    '/poster.png',
    'none',
  ]);
});

claim(
  'so that FFmpeg can add its sound to the output. If the video is muted, Remotion skips this download.',
  async () => {
    expect(await readAssets(<Video src={src} />)).toEqual([expect.objectContaining({type: 'video', src})]);
    expect(await readAssets(<Video src={src} muted />)).toEqual([]);
  },
);

claim("At 30 fps, startFrom={60} skips the first two seconds, regardless of the file's frame rate.", async () => {
  const {container} = await mount(<Video src={src} startFrom={60} />, {fps: 30});
  // The browser gets the time of the next frame, because Chrome shows the first frame of an MP4 twice.
  expect(findVideo(container).currentTime).toBeCloseTo(2 + 1 / 30, 5);
});

claim('with startFrom={60} and endAt={150}, the video is visible for 90 frames.', async () => {
  const {container, setFrame} = await mount(<Video src={src} startFrom={60} endAt={150} />);
  await setFrame(89);
  expect(findVideo(container)).toBeInstanceOf(HTMLVideoElement);
  await setFrame(90);
  expect(container.querySelector('video')).toBeNull();
});

claim(
  "At 30 fps, this shows the section of the file from 2 to 5 seconds. It's visible from frame 45 to frame 134 of the composition.",
  async () => {
    const section = (
      <Sequence from={45}>
        <Video src={src} startFrom={60} endAt={150} />
      </Sequence>
    );
    const {container, setFrame} = await mount(section, {durationInFrames: 200});
    const visible: boolean[] = [];
    for (const frame of [44, 45, 134, 135]) {
      await setFrame(frame);
      visible.push(container.querySelector('video') !== null);
    }
    expect(visible).toEqual([false, true, true, false]);
    expect(await readAssets(section, 45)).toEqual([expect.objectContaining({mediaFrame: 60})]);
  },
);

claim(
  "In a 30 fps composition, that's 3 seconds. During this time, it plays the file from second 2 to second 8.",
  async () => {
    const fast = <Video src={src} startFrom={60} endAt={150} playbackRate={2} />;
    const {container, setFrame} = await mount(fast, {durationInFrames: 200, fps: 30});
    expect(findVideo(container).currentTime).toBeCloseTo(2 + 1 / 30, 5);
    await setFrame(89);
    expect(findVideo(container).currentTime).toBeCloseTo(8 - 1 / 30, 5);
    await setFrame(90);
    expect(container.querySelector('video')).toBeNull();
  },
);

claim(
  'Remotion calls your function with 0 for the first frame of the video, no matter where in the composition the video starts.',
  async () => {
    const received: number[] = [];
    const volume = (frame: number) => {
      received.push(frame);
      return 1;
    };
    simulateRender();
    const later = (
      <Sequence from={20}>
        <Video src={src} startFrom={15} volume={volume} />
      </Sequence>
    );
    await mount(later, {frame: 20});
    expect(received[0]).toBe(0);
  },
);

claim('Remotion limits the volume to 1.', async () => {
  const {container} = await mount(<Video src={src} volume={5} />);
  expect(findVideo(container).volume).toBe(1);
  expect((await readAssets(<Video src={src} volume={5} />))[0]?.volume).toBe(1);
});

claim('At 2, the video plays twice as fast, and at 0.5, it takes twice as long.', async () => {
  const readTime = async (playbackRate: number) =>
    findVideo((await mount(<Video src={src} playbackRate={playbackRate} />, {frame: 60})).container).currentTime;
  expect(await readTime(2)).toBeCloseTo(4 + 1 / 30, 5);
  expect(await readTime(0.5)).toBeCloseTo(1 + 1 / 30, 5);
});

claim("The value can be any finite number above 0, so a video can't play backward.", async () => {
  for (const playbackRate of [-1, 0, NaN, Infinity]) {
    await expect(mount(<Video src={src} playbackRate={playbackRate} />)).rejects.toThrow(
      'Playback rate must be a real number above 0.',
    );
  }
});

claim(
  'Remotion only looks at the current speed when it calculates the position in the file, so the video would jump if you changed the speed.',
  async () => {
    const {container, update} = await mount(<Video src={src} playbackRate={1} />, {frame: 60});
    const before = findVideo(container).currentTime;
    await update(<Video src={src} playbackRate={3} />);
    expect(findVideo(container).currentTime - before).toBeCloseTo(4, 5);
  },
);

claim('Each repetition is as long as the file, rounded to whole frames.', async () => {
  const {container, setFrame} = await mount(<Video src={src} loop />, {durationInFrames: 200, fps: 30});
  const video = findVideo(container);
  Object.defineProperty(video, 'duration', {value: 1.51, configurable: true});
  await setFrame(1);
  video.dispatchEvent(new Event('loadedmetadata'));
  const times: number[] = [];
  // 1.51 seconds are 45.3 frames.
  for (const frame of [44, 45]) {
    await setFrame(frame);
    times.push(findVideo(container).currentTime);
  }
  expect(times[0]).toBeCloseTo(45 / 30, 5);
  expect(times[1]).toBeCloseTo(1 / 30, 5);
});

claim(
  'Once Remotion knows the duration, it wraps the video in an absolutely positioned <div> that fills the frame.',
  async () => {
    const {container, setFrame} = await mount(<Video src={`${src}?wrapped`} loop />);
    const video = findVideo(container);
    expect(video.parentElement).toBe(container);
    Object.defineProperty(video, 'duration', {value: 2, configurable: true});
    video.dispatchEvent(new Event('loadedmetadata'));
    await setFrame(1);
    const wrapper = findVideo(container).parentElement;
    expect(wrapper).not.toBe(container);
    expect(wrapper?.style.position).toBe('absolute');
    expect(wrapper?.style.width).toBe('100%');
  },
);

claim('The default is 0.45. This prop has no effect on renders.', async () => {
  const readTime = async (drift: number, props: object = {}) => {
    const {container, setFrame} = await mountPlaying(<Video src={src} {...props} />, {frame: 30});
    const video = findVideo(container);
    Object.defineProperty(video, 'paused', {value: false, configurable: true});
    video.currentTime = 61 / 30 + drift;
    await setFrame(60);
    return video.currentTime - 61 / 30;
  };
  expect(await readTime(0.44)).toBeCloseTo(0.44, 5);
  expect(await readTime(0.46)).toBeCloseTo(0, 5);
  expect(await readTime(0.46, {acceptableTimeshift: 1})).toBeCloseTo(0.46, 5);
});

claim('Gives you access to the underlying HTMLVideoElement.', async () => {
  const ref = createRef<HTMLVideoElement>();
  const {container} = await mount(<Video ref={ref} src={src} />);
  expect(ref.current).toBe(findVideo(container));
});

unproven("On Linux and macOS, that's a Chromium build that can't play H.264.", {
  reason: 'needs the browser that Remotion downloads',
  source: 'packages/renderer/src/browser/revisions.ts',
});

claim('No src passed | Add the src prop.', async () => {
  await expect(mount(<Video />)).rejects.toThrow('No src passed');
  simulateRender();
  await expect(mount(<Video />)).rejects.toThrow('No src passed');
});

claim("endAt is measured from the beginning of the file, like startFrom. It isn't a duration.", async () => {
  await expect(mount(<Video src={src} startFrom={60} endAt={30} />)).rejects.toThrow(
    'endAt prop must be greater than startFrom prop.',
  );
});

claim('startFrom has to be a non-negative integer. The last message shows the value with a minus sign.', async () => {
  await expect(mount(createUntyped(Video, {src, startFrom: '5'}))).rejects.toThrow(
    'type of startFrom prop must be a number, instead got type string.',
  );
  await expect(mount(<Video src={src} startFrom={NaN} />)).rejects.toThrow(
    'startFrom prop can not be NaN or Infinity.',
  );
  await expect(mount(<Video src={src} startFrom={-1} />)).rejects.toThrow(
    'startFrom must be greater than equal to 0 instead got -1.',
  );
  await expect(mount(<Video src={src} startFrom={2.5} />)).rejects.toThrow(
    'The "from" prop of a sequence must be an integer, but got -2.5.',
  );
});

claim('endAt has to be a positive integer.', async () => {
  await expect(mount(createUntyped(Video, {src, endAt: '5'}))).rejects.toThrow(
    'type of endAt prop must be a number, instead got type string.',
  );
  await expect(mount(<Video src={src} endAt={NaN} />)).rejects.toThrow('endAt prop can not be NaN.');
  await expect(mount(<Video src={src} endAt={0} />)).rejects.toThrow('endAt must be a positive number, instead got 0.');
  await expect(mount(<Video src={src} endAt={3.5} />)).rejects.toThrow(
    'The "durationInFrames" of a sequence must be an integer, but got 3.5.',
  );
});

claim('volume has to be a non-negative number, or a function.', async () => {
  await expect(mount(createUntyped(Video, {src, volume: '1'}))).rejects.toThrow(
    "You have passed a volume of type string to your <Video /> component. Volume must be a number or a function with the signature '(frame: number) => number' undefined.",
  );
  await expect(mount(<Video src={src} volume={-1} />)).rejects.toThrow(
    'You have passed a volume below 0 to your <Video /> component. Volume must be between 0 and 1',
  );
});

claim('The volume function has to return a finite number.', async () => {
  await expect(mount(<Video src={src} volume={() => NaN} />)).rejects.toThrow(
    'You passed in a function to the volume prop but it returned NaN for frame 0.',
  );
  await expect(mount(<Video src={src} volume={() => Infinity} />)).rejects.toThrow(
    'You passed in a function to the volume prop but it returned a non-finite number for frame 0.',
  );
});

claim('playbackRate has to be a finite number above 0.', async () => {
  await expect(mount(createUntyped(Video, {src, playbackRate: '2'}))).rejects.toThrow(
    'You have passed a playbackRate of type string to your <Video /> component. Playback rate must a real number or undefined.',
  );
  await expect(mount(<Video src={src} playbackRate={0} />)).rejects.toThrow(
    'You have passed a playbackRate of 0 to your <Video /> component. Playback rate must be a real number above 0.',
  );
});

claim('The video starts at startFrom, but the audio starts at startFrom multiplied by the speed.', async () => {
  const fast = <Video src={src} startFrom={60} playbackRate={2} />;
  const {container} = await mount(fast, {fps: 30});
  expect(findVideo(container).currentTime).toBeCloseTo(2 + 1 / 30, 5);
  const [asset] = await readAssets(fast);
  const filter = calculateFfmpegFilter({
    asset: {trimLeft: asset?.mediaFrame ?? 0, playbackRate: 2, duration: 30, startInVideo: 0, volume: 1} as never,
    fps: 30,
    durationInFrames: 30,
    channels: 2,
    assetDuration: 60,
  });
  expect(JSON.stringify(filter)).toContain('atrim=4.000000:');
});
