import {memo, type ReactNode} from 'react';
import {Audio, useVideoConfig} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

/** Counts how often a component renders that is wrapped in `memo()` and isn't passed any props. */
function createCounter(useHook: () => unknown = () => undefined): {component: () => ReactNode; count: () => number} {
  const renders: unknown[] = [];
  const Part = memo(function Part(): ReactNode {
    renders.push(useHook());
    return null;
  });
  return {component: () => <Part />, count: () => renders.length};
}

claim(
  'If the props are still the same objects, React can skip any parts of your video that are wrapped in React.memo().',
  async () => {
    const {component, count} = createCounter(useVideoConfig);
    const inputProps = {title: 'Hello'};
    const {update} = await mountPlayer({component, inputProps});
    const before = count();
    await update({component, inputProps});
    expect(count()).toBe(before);
  },
);

claim('Every component that calls useVideoConfig() renders again, even inside React.memo().', async () => {
  const withHook = createCounter(useVideoConfig);
  const first = await mountPlayer({component: withHook.component, inputProps: {title: 'Hello'}});
  const before = withHook.count();
  await first.update({component: withHook.component, inputProps: {title: 'Hello'}});
  expect(withHook.count()).toBeGreaterThan(before);

  const without = createCounter();
  const second = await mountPlayer({component: without.component, inputProps: {title: 'Hello'}});
  const unchanged = without.count();
  await second.update({component: without.component, inputProps: {title: 'Hello'}});
  expect(without.count()).toBe(unchanged);
});

claim(
  'If you pass a different function, the Player treats it as a different video. It mounts the video again, reloads all media and loses the state.',
  async () => {
    const create = (): (() => ReactNode) => () => <input />;
    const same = create();
    const {container, update} = await mountPlayer({component: same});
    const input = container.querySelector('input');
    await update({component: same});
    expect(container.querySelector('input')).toBe(input);
    await update({component: create()});
    expect(container.querySelector('input')).not.toBe(input);
  },
);

claim('with controls, the Player takes focus when it mounts and whenever the video starts or stops.', async () => {
  const {container, player, run} = await mountPlayer({controls: true});
  const isFocused = (): boolean => container.contains(document.activeElement);
  expect(isFocused()).toBe(true);
  (document.activeElement as HTMLElement).blur();
  expect(isFocused()).toBe(false);
  await run(() => player.play());
  expect(isFocused()).toBe(true);
  (document.activeElement as HTMLElement).blur();
  await run(() => player.pause());
  expect(isFocused()).toBe(true);
});

claim('Set spaceKeyToPlayOrPause={false} on pages where people read or type.', async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  const {container, player, run} = await mountPlayer({controls: true, spaceKeyToPlayOrPause: false});
  await run(() => player.play());
  expect(container.contains(document.activeElement)).toBe(false);
});

claim("The video doesn't recover on its own.", async () => {
  const state = {fails: true};
  function Fragile(): ReactNode {
    if (state.fails) {
      throw new Error('broken');
    }
    return 'works';
  }
  const errorFallback = (): ReactNode => 'fallback';
  const {container, update} = await mountPlayer({component: Fragile, errorFallback, key: 1});
  expect(container.textContent).toContain('fallback');
  state.fails = false;
  await update({component: Fragile, errorFallback, key: 1});
  expect(container.textContent).toContain('fallback');
  await update({component: Fragile, errorFallback, key: 2});
  expect(container.textContent).toContain('works');
});

claim(
  "For example, if someone enters a duration of 0, the Player itself throws an error, which the fallback doesn't catch.",
  async () => {
    await expect(mountPlayer({durationInFrames: 0, errorFallback: () => 'fallback'})).rejects.toThrow(
      'durationInFrames',
    );
  },
);

claim('The timeupdate event fires up to four times per second, which is enough for a clock.', async () => {
  vi.useFakeTimers();
  try {
    const {player, run} = await mountPlayer({component: Frame});
    const frames: number[] = [];
    player.addEventListener('timeupdate', ({detail}) => void frames.push(detail.frame));
    for (const frame of [5, 10, 15]) {
      await run(() => player.seekTo(frame));
    }
    expect(frames).toEqual([]);
    await run(() => vi.advanceTimersByTime(250));
    expect(frames).toEqual([15]);
  } finally {
    vi.useRealTimers();
  }
});

claim(
  "The sound isn't affected, so it keeps playing, even after the end of the video, until the tab is visible again.",
  async () => {
    const paused: HTMLMediaElement[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      paused.push(this);
    });
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    onTestFinished(() => void vi.restoreAllMocks());
    const {events, player, run} = await mountPlayer({component: () => <Audio src="music.mp3" />, durationInFrames: 3});
    await run(() => player.play());
    paused.length = 0;

    // The video lasts a tenth of a second. A hidden tab doesn't call the callback.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([player.isPlaying(), paused.length]).toEqual([true, 0]);

    await run(() => frames.splice(0).forEach((callback) => callback(performance.now())));
    expect(events).toContain('ended');
    expect(paused.length).toBeGreaterThan(0);
  },
);
