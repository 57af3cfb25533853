import {createRef} from 'react';
import {renderToString} from 'react-dom/server';
import {Player, type PlayerRef} from '@remotion/player';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

claim('Its value is null on a server and while your component renders for the first time.', () => {
  const ref = createRef<PlayerRef>();
  renderToString(
    <Player ref={ref} component={Frame} durationInFrames={90} fps={30} compositionWidth={128} compositionHeight={72} />,
  );
  expect(ref.current).toBeNull();
});

claim(
  'Immediately after you call play(), seekTo() or setVolume(), methods such as isPlaying() still return the old value.',
  async () => {
    const {player, run} = await mountPlayer();
    const seen: unknown[] = [];
    await run(() => {
      player.play();
      seen.push(player.isPlaying());
    });
    expect(seen).toEqual([false]);
    expect(player.isPlaying()).toBe(true);
  },
);

claim(
  "If you destructure a method, as in const {getVolume} = player.current, it's stale after the next render.",
  async () => {
    const {player, run} = await mountPlayer();
    const {getVolume} = player;
    const before = getVolume();
    await run(() => player.setVolume(0.25));
    expect(player.getVolume()).toBe(0.25);
    expect(getVolume()).toBe(before);
    await run(() => player.setVolume(1));
  },
);

claim(
  'Plays the video from the current frame and fires play. If the video is already playing, nothing happens.',
  async () => {
    const {player, events, run} = await mountPlayer();
    await run(() => player.play());
    await run(() => player.play());
    expect(events).toEqual(['play']);
  },
);

claim(
  "If the Player is at the last frame of the video, it first goes to frame 0 and fires seeked, even if you've set an inFrame.",
  async () => {
    const {player, events, run} = await mountPlayer({initialFrame: 89, inFrame: 30});
    const frames: number[] = [];
    player.addEventListener('seeked', ({detail}) => void frames.push(detail.frame));
    await run(() => player.play());
    expect(events).toEqual(['seeked', 'play']);
    expect(frames).toEqual([0]);
  },
);

claim(
  "Pauses the video at the current frame and fires pause. If the video isn't playing, nothing happens.",
  async () => {
    const {player, events, run} = await mountPlayer();
    await run(() => player.pause());
    expect(events).toEqual([]);
    await run(() => player.play());
    await run(() => player.pause());
    expect(events).toEqual(['play', 'pause']);
    expect(player.isPlaying()).toBe(false);
  },
);

claim("Pauses the video if it's playing, and plays it otherwise.", async () => {
  const {player, events, run} = await mountPlayer();
  await run(() => player.toggle());
  await run(() => player.toggle());
  expect(events).toEqual(['play', 'pause']);
});

claim('As a result, isPlaying() still returns false in a play listener and true in a pause listener.', async () => {
  const {player, run} = await mountPlayer();
  const seen: boolean[] = [];
  player.addEventListener('play', () => void seen.push(player.isPlaying()));
  player.addEventListener('pause', () => void seen.push(player.isPlaying()));
  await run(() => player.play());
  await run(() => player.pause());
  expect(seen).toEqual([false, true]);
});

claim('If the number is negative or beyond the end, the Player goes to the first or the last frame.', async () => {
  const {player, run} = await mountPlayer({initialFrame: 40});
  await run(() => player.seekTo(-10));
  expect(player.getCurrentFrame()).toBe(0);
  await run(() => player.seekTo(500));
  expect(player.getCurrentFrame()).toBe(89);
});

claim('You can also seek to frames outside the range of inFrame and outFrame.', async () => {
  const {player, run} = await mountPlayer({inFrame: 30, outFrame: 60, initialFrame: 30});
  await run(() => player.seekTo(10));
  expect(player.getCurrentFrame()).toBe(10);
});

claim(
  'If you calculate the frame, round the result, because the method passes fractions and even NaN to your component.',
  async () => {
    const {player, run, container} = await mountPlayer();
    await run(() => player.seekTo(12.5));
    expect(container.textContent).toContain('12.5');
    await run(() => player.seekTo(Number.NaN));
    expect(container.textContent).toContain('NaN');
  },
);

claim(
  'If the video is playing, it continues after a short interruption and fires pause, seeked and play.',
  async () => {
    const {player, events, run} = await mountPlayer();
    await run(() => player.play());
    const resumed = new Promise<void>((resolve) => {
      player.addEventListener('play', () => resolve());
    });
    await run(() => player.seekTo(30));
    await run(async () => resumed);
    await resumed;
    expect(events).toEqual(['play', 'pause', 'seeked', 'play']);
  },
);

claim(
  "Unless the video loops, seekTo() then stops playback and fires ended before seeked. It fires ended even if the video wasn't playing.",
  async () => {
    const {player, events, run} = await mountPlayer();
    await run(() => player.seekTo(89));
    expect(events).toEqual(['ended', 'seeked']);
    const looping = await mountPlayer({loop: true});
    await looping.run(() => looping.player.seekTo(89));
    expect(looping.events).toEqual(['seeked']);
  },
);

claim('Returns the last rendered frame, counted from 0.', async () => {
  const {player, run} = await mountPlayer();
  expect(player.getCurrentFrame()).toBe(0);
  await run(() => player.seekTo(7));
  expect(player.getCurrentFrame()).toBe(7);
});

claim("If the Player is muted, it stays muted. This method doesn't fire an event.", async () => {
  const {player, events, run} = await mountPlayer();
  await run(() => player.mute());
  await run(() => player.setVolume(0.5));
  expect(player.isMuted()).toBe(true);
  await run(() => player.unmute());
  expect(player.getVolume()).toBe(0.5);
  expect(events).toEqual([]);
  await run(() => player.setVolume(1));
});

claim(
  'The Player saves the volume in localStorage under the key remotion.volumePreference. Every Player that mounts later on your website starts with this volume.',
  async () => {
    onTestFinished(() => localStorage.clear());
    const {player, run} = await mountPlayer();
    await run(() => player.setVolume(0.3));
    expect(localStorage.getItem('remotion.volumePreference')).toBe('0.3');
    const later = await mountPlayer();
    expect(later.player.getVolume()).toBe(0.3);
  },
);

claim('Returns the volume between 0 and 1, or 0 if the Player is muted.', async () => {
  const {player, run} = await mountPlayer();
  expect(player.getVolume()).toBe(1);
  await run(() => player.mute());
  expect(player.getVolume()).toBe(0);
});

claim("Mutes the sound without changing the volume. Unlike the volume, this setting isn't saved.", async () => {
  const {player, run} = await mountPlayer();
  await run(() => player.mute());
  const later = await mountPlayer();
  expect(later.player.isMuted()).toBe(false);
  expect(later.player.getVolume()).toBe(1);
});

claim("If you've called setVolume(0), the Player remains silent.", async () => {
  onTestFinished(() => localStorage.clear());
  const {player, run} = await mountPlayer();
  await run(() => player.setVolume(0));
  await run(() => player.unmute());
  expect(player.getVolume()).toBe(0);
});

claim('Returns true if the Player is muted or if its volume is 0.', async () => {
  onTestFinished(() => localStorage.clear());
  const {player, run} = await mountPlayer();
  expect(player.isMuted()).toBe(false);
  await run(() => player.setVolume(0));
  expect(player.isMuted()).toBe(true);
});

claim("Returns the <div> that has your style and className, or null if it isn't mounted.", async () => {
  const {player} = await mountPlayer({className: 'mine', style: {width: 640}});
  const node = player.getContainerNode();
  expect([node?.tagName, node?.style.width]).toEqual(['DIV', '640px']);
  expect(node?.classList.contains('mine')).toBe(true);
});

claim('If you pass an unknown name, the method throws a TypeError.', async () => {
  const {player} = await mountPlayer();
  expect(() => player.addEventListener('playing' as 'play', () => {})).toThrow(TypeError);
});

claim('Removes a listener. Pass the same function that you passed to addEventListener().', async () => {
  const {player, run} = await mountPlayer();
  let calls = 0;
  const listener = (): void => void calls++;
  player.addEventListener('seeked', listener);
  await run(() => player.seekTo(1));
  player.removeEventListener('seeked', listener);
  await run(() => player.seekTo(2));
  expect(calls).toBe(1);
});

claim(
  "For example, dispatchPlay() tells your listeners that the video is playing, but it doesn't play the video.",
  async () => {
    const {player, events, run} = await mountPlayer();
    await run(() => (player as unknown as {dispatchPlay(): void}).dispatchPlay());
    expect(events).toEqual(['play']);
    expect(player.isPlaying()).toBe(false);
  },
);

claim('Convert the value to a number first.', async () => {
  const {player} = await mountPlayer();
  expect(() => player.setVolume('0.5' as unknown as number)).toThrow(
    'setVolume() takes a number, got value of type string',
  );
});

claim('Check how you calculate the volume.', async () => {
  const {player} = await mountPlayer();
  expect(() => player.setVolume(Number.NaN)).toThrow('setVolume() got a number that is NaN.');
});

claim('The volume is below 0 or above 1. The message contains the type instead of the value.', async () => {
  const {player} = await mountPlayer();
  for (const volume of [-0.1, 1.1]) {
    expect(() => player.setVolume(volume)).toThrow(
      'setVolume() got a number that is out of range. Must be between 0 and 1, got number',
    );
  }
});

claim(
  "The ref doesn't have a method that pauses the video and returns to the frame where playback started.",
  async () => {
    const {player, run} = await mountPlayer({initialFrame: 20});
    expect(player).not.toHaveProperty('pauseAndReturnToPlayStart');
    const start = player.getCurrentFrame();
    await run(() => player.play());
    await run(() => player.seekTo(50));
    await run(() => player.pause());
    expect(player.getCurrentFrame()).toBe(50);
    await run(() => player.seekTo(start));
    expect(player.getCurrentFrame()).toBe(20);
  },
);

claim("To get the time in seconds, divide it by the Player's fps.", async () => {
  const {player, run} = await mountPlayer({fps: 30});
  await run(() => player.seekTo(75));
  expect(player.getCurrentFrame() / 30).toBe(2.5);
});
