import {Audio, interpolate, OffthreadVideo, Sequence, Video} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const src = 'http://localhost:3000/music.mp3';

claim('the sound starts at the beginning of the composition or sequence that contains it.', async () => {
  expect(await readAssets(<Audio src={src} />, 30)).toEqual([expect.objectContaining({mediaFrame: 30})]);
  const later = (
    <Sequence from={60} layout="none">
      <Audio src={src} />
    </Sequence>
  );
  expect(await readAssets(later, 59)).toEqual([]);
  expect(await readAssets(later, 60)).toEqual([expect.objectContaining({mediaFrame: 0})]);
});

claim('If several of them play at the same time, the render mixes them.', async () => {
  const both = (
    <>
      <Audio src={src} />
      <Audio src={`${src}?voice`} />
    </>
  );
  expect((await readAssets(both)).map((asset) => asset.src)).toEqual([src, `${src}?voice`]);
});

claim('At 30 fps, this example plays the part from second 2 to second 7:', async () => {
  const trimmed = <Audio src={src} startFrom={60} endAt={210} />;
  expect((await readAssets(trimmed, 0))[0]?.mediaFrame).toBe(2 * 30);
  const {container, setFrame} = await mount(trimmed, {durationInFrames: 300});
  await setFrame(149);
  expect(container.querySelector('audio')).not.toBeNull();
  await setFrame(150);
  expect(container.querySelector('audio')).toBeNull();
});

claim('The sound lasts for up to endAt - startFrom frames, whatever its speed.', async () => {
  for (const playbackRate of [0.5, 1, 2]) {
    const {container, setFrame} = await mount(
      <Audio src={src} startFrom={10} endAt={40} playbackRate={playbackRate} />,
    );
    await setFrame(29);
    expect(container.querySelector('audio')).not.toBeNull();
    await setFrame(30);
    expect(container.querySelector('audio')).toBeNull();
  }
});

claim(
  'Inside the function, frame 0 is the frame where the sound starts, not the first frame of the composition:',
  async () => {
    const fading = (
      <Sequence from={30} layout="none">
        <Audio src={src} volume={(frame) => (frame === 0 ? 0.25 : 1)} />
      </Sequence>
    );
    expect((await readAssets(fading, 30))[0]?.volume).toBe(0.25);
  },
);

claim(
  'This music lasts 150 frames. It fades in during the first 45 frames, stays at full volume, and fades out during the last 45.',
  () => {
    const readVolume = (frame: number) => interpolate(frame, [0, 45, 105, 150], [0, 1, 1, 0]);
    expect([0, 45, 75, 105, 150].map(readVolume)).toEqual([0, 1, 1, 1, 0]);
  },
);

claim(
  'If you pass a number that changes, the preview prints a warning that includes Prefer the callback syntax for setting volume.',
  async () => {
    const warnings = collectConsole('warn');
    const {update} = await mount(<Audio src={`${src}?warned`} volume={0.2} />);
    await update(<Audio src={`${src}?warned`} volume={0.4} />);
    expect(warnings.join()).toContain('Prefer the callback syntax for setting volume');
  },
);

unproven("On iPhones and iPads, Safari doesn't let websites change a sound's volume.", {
  reason: 'needs an iPhone',
  source: 'packages/core/src/use-sync-volume-with-media-tag.ts',
});

claim('Set the muted prop to silence a sound. Its value may depend on the frame.', async () => {
  const mutedUntil = (end: number, frame: number) => <Audio src={src} muted={frame < end} />;
  expect(await readAssets(mutedUntil(30, 10), 10)).toEqual([]);
  expect(await readAssets(mutedUntil(30, 40), 40)).toHaveLength(1);
});

claim('They support the same props: volume, muted, startFrom, endAt and playbackRate.', async () => {
  const props = {src, volume: 0.5, startFrom: 15, endAt: 45, playbackRate: 1.5};
  for (const element of [
    <Video key="v" {...props} />,
    <OffthreadVideo key="o" {...props} />,
    <Audio key="a" {...props} />,
  ]) {
    expect(await readAssets(element)).toEqual([
      expect.objectContaining({src, volume: 0.5, mediaFrame: 15, playbackRate: 1.5}),
    ]);
  }
  expect(await readAssets(<Video src={src} muted />)).toEqual([]);
  expect(await readAssets(<OffthreadVideo src={src} muted />)).toEqual([]);
});

claim("The file's original volume is 1, and you can't amplify it.", async () => {
  expect((await readAssets(<Audio src={src} volume={4} />))[0]?.volume).toBe(1);
});

claim(
  "You're using a native <audio> element, the sound is muted, its volume is 0, or you passed --muted.",
  async () => {
    expect(await readAssets(<Audio src={src} muted />)).toEqual([]);
    expect(await readAssets(<Audio src={src} volume={0} />)).toEqual([]);
    expect(await readAssets(<audio src={src} />)).toEqual([]);
  },
);
