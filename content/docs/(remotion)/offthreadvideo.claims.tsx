import type {ReactNode} from 'react';
import {Loop, OffthreadVideo, Sequence} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const src = 'http://localhost:3000/talk.mp4';

/** Returns the request for an image that the element sends to the renderer. */
async function readRequest(element: ReactNode, frame = 0): Promise<URLSearchParams> {
  simulateRender();
  window.remotion_proxyPort = 8000;
  onTestFinished(() => {
    window.remotion_proxyPort = 0;
  });
  const {container} = await mount(element, {frame, fps: 30, durationInFrames: 500});
  return new URL(container.querySelector('img')?.src ?? '').searchParams;
}

claim(
  'During a render, FFmpeg extracts the exact frame that Remotion needs, and the browser displays it as an image.',
  async () => {
    const request = await readRequest(<OffthreadVideo src={src} />, 45);
    expect([request.get('src'), request.get('time')]).toEqual([src, '1.5']);
  },
);

claim(
  'In the preview and the Player, the component renders a native <video> element and behaves like <Video>.',
  async () => {
    const {container} = await mount(<OffthreadVideo src={src} />, {frame: 30});
    expect(container.querySelector('video')?.currentTime).toBeCloseTo(31 / 30, 5);
    expect(container.querySelector('img')).toBeNull();
  },
);

claim('Skips the beginning of the file.', async () => {
  expect((await readRequest(<OffthreadVideo src={src} startFrom={60} />)).get('time')).toBe('2');
});

claim(
  'Where playback of the file stops, in composition frames, measured from the beginning of the file. After that, the video disappears.',
  async () => {
    const {container, setFrame} = await mount(<OffthreadVideo src={src} startFrom={10} endAt={40} />);
    await setFrame(29);
    expect(container.querySelector('video')).not.toBeNull();
    await setFrame(30);
    expect(container.querySelector('video')).toBeNull();
  },
);

claim(
  'For example, with startFrom={60}, endAt={150} and playbackRate={2}, the video is visible for 90 frames and plays the file from frame 60 to frame 240.',
  async () => {
    const fast = <OffthreadVideo src={src} startFrom={60} endAt={150} playbackRate={2} />;
    expect(Number((await readRequest(fast, 0)).get('time'))).toBeCloseTo(60 / 30, 5);
    expect(Number((await readRequest(fast, 89)).get('time'))).toBeCloseTo((240 - 2) / 30, 5);
    const {container} = await mount(fast, {frame: 90});
    expect(container.innerHTML).toBe('');
  },
);

claim(
  "By default, imageFormat is jpeg, which results in smaller images but doesn't support transparency.",
  async () => {
    expect((await readRequest(<OffthreadVideo src={src} />)).get('imageFormat')).toBe('jpeg');
    expect((await readRequest(<OffthreadVideo src={src} imageFormat="png" />)).get('imageFormat')).toBe('png');
  },
);

claim(
  'This prop has no effect in the preview, where the browser decides whether the video is transparent.',
  async () => {
    collectConsole('error');
    const {container} = await mount(<OffthreadVideo src={src} imageFormat="png" />);
    expect(container.querySelector('video')?.src).toBe(src);
  },
);

claim('Remotion calls your function with 0 for the first frame of the video.', async () => {
  const received: number[] = [];
  simulateRender();
  const video = (
    <Sequence from={20}>
      <OffthreadVideo
        src={src}
        startFrom={15}
        volume={(frame) => {
          received.push(frame);
          return 1;
        }}
      />
    </Sequence>
  );
  await mount(video, {frame: 20});
  expect(received[0]).toBe(0);
});

claim("The sound of a muted video isn't part of the render.", async () => {
  expect(await readAssets(<OffthreadVideo src={src} muted />)).toEqual([]);
  expect(await readAssets(<OffthreadVideo src={src} />)).toEqual([expect.objectContaining({type: 'video', src})]);
});

claim('The playback speed, as a finite number above 0. The default is 1.', async () => {
  expect((await readAssets(<OffthreadVideo src={src} />))[0]?.playbackRate).toBe(1);
  for (const playbackRate of [0, -1, NaN, Infinity]) {
    await expect(mount(<OffthreadVideo src={src} playbackRate={playbackRate} />)).rejects.toThrow(
      'Playback rate must be a real number above 0.',
    );
  }
});

claim('The element is a <video> in the preview and an <img> during a render', async () => {
  const {container} = await mount(<OffthreadVideo src={src} className="talk" />);
  expect(container.querySelector('.talk')?.tagName).toBe('VIDEO');
  await readRequest(<OffthreadVideo src={src} className="talk" />);
  expect(container.querySelector('.talk')?.tagName).toBe('IMG');
});

claim('Remotion normally prevents this with its own class name, but yours replaces it.', async () => {
  await readRequest(<OffthreadVideo src={src} />);
  expect(document.querySelector('img')?.className).toBe('__remotion_offthreadvideo');
  await readRequest(<OffthreadVideo src={src} className="talk" />);
  expect(document.querySelector('img')?.className).toBe('talk');
});

claim('Has no effect in this version, and React warns about an unknown attribute if you set it.', async () => {
  const errors = collectConsole('error');
  await mount(<OffthreadVideo src={src} acceptableTimeShiftInSeconds={0.1} />);
  expect(errors.join()).toContain('does not recognize the');
  expect(errors.join()).toContain('acceptableTimeShiftInSeconds');
});

claim('src is missing. In the preview and the Player, you get No src passed instead.', async () => {
  await expect(mount(createUntyped(OffthreadVideo, {}))).rejects.toThrow('No src passed');
  simulatePlayer();
  await expect(mount(createUntyped(OffthreadVideo, {}))).rejects.toThrow('No src passed');
  simulateRender();
  await expect(mount(createUntyped(OffthreadVideo, {}))).rejects.toThrow('No `src` was passed to <OffthreadVideo>.');
});

claim('imageFormat is neither png nor jpeg.', async () => {
  await expect(mount(createUntyped(OffthreadVideo, {src, imageFormat: 'webp'}))).rejects.toThrow(
    '<OffthreadVideo imageFormat=""> must be either "png" or "jpeg", but got webp',
  );
  await expect(mount(createUntyped(OffthreadVideo, {src, imageFormat: 3}))).rejects.toThrow(
    '<OffthreadVideo imageFormat=""> must be a string, but got 3 instead.',
  );
});

claim(
  'volume is neither a number nor a function. The message mentions <Video /> even for this component.',
  async () => {
    await expect(mount(createUntyped(OffthreadVideo, {src, volume: '1'}))).rejects.toThrow(
      'You have passed a volume of type string to your <Video /> component.',
    );
  },
);

claim(
  'For other invalid values of volume, playbackRate, startFrom and endAt, you get the same messages as for <Video>.',
  async () => {
    await expect(mount(<OffthreadVideo src={src} volume={-1} />)).rejects.toThrow(
      'You have passed a volume below 0 to your <Video /> component.',
    );
    await expect(mount(<OffthreadVideo src={src} startFrom={-1} />)).rejects.toThrow(
      'startFrom must be greater than equal to 0 instead got -1.',
    );
    await expect(mount(<OffthreadVideo src={src} endAt={0} />)).rejects.toThrow(
      'endAt must be a positive number, instead got 0.',
    );
  },
);

claim("Wrap it in a <Loop> that is as long as the file. Here, that's 4 seconds at 30 fps:", async () => {
  const loop = (
    <Loop durationInFrames={120}>
      <OffthreadVideo src={src} />
    </Loop>
  );
  expect((await readRequest(loop, 119)).get('time')).toBe(String(119 / 30));
  expect((await readRequest(loop, 120)).get('time')).toBe('0');
});

claim("If you render to MP3, AAC or WAV, the result doesn't contain the sound of any <OffthreadVideo>:", async () => {
  // The renderer disables videos for these codecs.
  simulateRender();
  window.remotion_audioEnabled = true;
  window.remotion_videoEnabled = false;
  const {getManager} = await mount(<OffthreadVideo src={src} />);
  expect(getManager().assets).toEqual([]);
});
