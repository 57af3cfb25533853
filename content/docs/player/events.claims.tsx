import type {PlayerRef} from '@remotion/player';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectFirstEvents} from '../../../packages/claims/dom/collectFirstEvents.tsx';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

/** Throws an error at frame 10. */
function Fragile(): ReactNode {
  const frame = useCurrentFrame();
  if (frame === 10) {
    throw new Error('frame 10 is missing');
  }
  return frame;
}

claim('For play, pause and ended, this property is undefined.', async () => {
  const {player, run} = await mountPlayer();
  const details: unknown[] = [];
  for (const name of ['play', 'pause', 'ended'] as const) {
    player.addEventListener(name, ({detail}) => void details.push(detail));
  }
  await run(() => player.play());
  await run(() => player.pause());
  await run(() => player.seekTo(89));
  expect(details).toEqual([undefined, undefined, undefined]);
});

claim(
  "A few events fire before your component's effects run: the play event caused by autoPlay, and the first frameupdate and ratechange.",
  async () => {
    const {layoutEffect, effect} = await collectFirstEvents();
    expect(layoutEffect.toSorted()).toEqual(['frameupdate', 'play', 'ratechange']);
    expect(effect).toEqual([]);
  },
);

claim("If a listener throws an error, the Player doesn't call any listeners added after it.", async () => {
  const {player} = await mountPlayer();
  const later = vi.fn();
  player.addEventListener('pause', () => {
    throw new Error('listener');
  });
  player.addEventListener('pause', later);
  expect(() => (player as unknown as {dispatchPause(): void}).dispatchPause()).toThrow('listener');
  expect(later).not.toHaveBeenCalled();
});

claim('While your play listener runs, isPlaying() still returns false.', async () => {
  const {player, run} = await mountPlayer();
  let seen: unknown;
  player.addEventListener('play', () => (seen = player.isPlaying()));
  await run(() => player.play());
  expect(seen).toBe(false);
});

claim('While your pause listener runs, isPlaying() still returns true.', async () => {
  const {player, run} = await mountPlayer();
  let seen: unknown;
  player.addEventListener('pause', () => (seen = player.isPlaying()));
  await run(() => player.play());
  await run(() => player.pause());
  expect(seen).toBe(true);
});

claim("If a video doesn't loop, ended also fires when you call seekTo() with its last frame", async () => {
  const {player, events, run} = await mountPlayer();
  await run(() => player.seekTo(89));
  expect(events).toContain('ended');
  const looping = await mountPlayer({loop: true});
  await looping.run(() => looping.player.seekTo(89));
  expect(looping.events).not.toContain('ended');
});

claim(
  'The new frame is in detail.frame. During the event, getCurrentFrame() still returns the old frame.',
  async () => {
    const {player, run} = await mountPlayer({initialFrame: 20});
    const seen: number[] = [];
    player.addEventListener('seeked', ({detail}) => void seen.push(detail.frame, player.getCurrentFrame()));
    await run(() => player.seekTo(50));
    expect(seen).toEqual([50, 20]);
  },
);

claim('Fires when the playbackRate prop changes. The new speed is in detail.playbackRate.', async () => {
  const {player, update} = await mountPlayer({playbackRate: 1});
  const rates: number[] = [];
  player.addEventListener('ratechange', ({detail}) => void rates.push(detail.playbackRate));
  await update({playbackRate: 2});
  await update({playbackRate: 2});
  expect(rates).toEqual([2]);
});

claim('Fires for every frame that the Player renders, during playback and while someone seeks.', async () => {
  const {player, run} = await mountPlayer();
  const frames: number[] = [];
  player.addEventListener('frameupdate', ({detail}) => void frames.push(detail.frame));
  await run(() => player.seekTo(10));
  await run(() => player.seekTo(11));
  await run(() => player.seekTo(11));
  expect(frames).toEqual([10, 11]);
});

claim('Fires when your component throws an error. The error is in detail.error.', async () => {
  const {player, run, container} = await mountPlayer({component: Fragile, errorFallback: () => 'sorry'});
  const errors: string[] = [];
  player.addEventListener('error', ({detail}) => void errors.push(detail.error.message));
  await run(() => player.seekTo(10));
  expect(errors).toContain('frame 10 is missing');
  expect(container.textContent).toContain('sorry');
});

claim("If the Player itself throws, for example because of an invalid prop, there's no event.", async () => {
  const {events, update} = await mountPlayer();
  await expect(update({durationInFrames: -1})).rejects.toThrow('durationInFrames');
  expect(events).toEqual([]);
});

claim('play() on the last frame | seeked with frame 0, play', async () => {
  const {player, events, run} = await mountPlayer({initialFrame: 89});
  await run(() => player.play());
  expect(events).toEqual(['seeked', 'play']);
});

claim('seekTo() to the last frame during playback, without loop | pause, ended, seeked', async () => {
  const {player, events, run} = await mountPlayer();
  await run(() => player.play());
  await run(() => player.seekTo(89));
  expect(events).toEqual(['play', 'pause', 'ended', 'seeked']);
});

claim('This version has no events for the volume, muting, loading or buffering.', async () => {
  const {player} = await mountPlayer();
  for (const name of ['volumechange', 'mutechange', 'loadeddata', 'waiting']) {
    expect(() => player.addEventListener(name as 'play', () => {})).toThrow(TypeError);
  }
  expect(Object.keys((player as PlayerRef & {listeners: object}).listeners).sort()).toEqual([
    'ended',
    'error',
    'frameupdate',
    'fullscreenchange',
    'pause',
    'play',
    'ratechange',
    'seeked',
    'timeupdate',
  ]);
});

claim('You passed an unknown event name to addEventListener().', async () => {
  const {player} = await mountPlayer();
  expect(() => player.addEventListener('unknown' as 'play', () => {})).toThrow(
    "Cannot read properties of undefined (reading 'push')",
  );
});
