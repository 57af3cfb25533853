import type {ReactNode} from 'react';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

claim('Whether the control bar has a mute button and a volume slider.', async () => {
  const withVolume = await mountPlayer({controls: true, showVolumeControls: true});
  expect(withVolume.container.querySelector('button[aria-label="Mute sound"]')).not.toBeNull();
  const without = await mountPlayer({controls: true, showVolumeControls: false});
  expect(without.container.querySelector('button[aria-label="Mute sound"]')).toBeNull();
});

claim('If you set this to false, calling requestFullscreen() throws an error.', async () => {
  const {player} = await mountPlayer({allowFullscreen: false});
  expect(() => player.requestFullscreen()).toThrow('allowFullscreen is false');
});

claim('The number must be positive: passing 0 throws an error.', async () => {
  await mountPlayer({controls: true, initiallyShowControls: 500});
  await expect(mountPlayer({controls: true, initiallyShowControls: 0})).rejects.toThrow(
    'initiallyShowControls must be a positive integer',
  );
});

claim(
  "A function that renders the play button's content, such as your own icons. It receives an object with a playing boolean.",
  async () => {
    const {container, player, run} = await mountPlayer({
      controls: true,
      renderPlayPauseButton: ({playing}: {playing: boolean}) => (playing ? 'is playing' : 'is paused'),
    });
    expect(container.textContent).toContain('is paused');
    await run(() => player.play());
    expect(container.textContent).toContain('is playing');
  },
);

claim('Without them, the poster never appears.', async () => {
  const renderPoster = (): ReactNode => 'poster';
  const never = await mountPlayer({renderPoster});
  expect(never.container.textContent).not.toContain('poster');
  const unplayed = await mountPlayer({renderPoster, showPosterWhenUnplayed: true});
  expect(unplayed.container.textContent).toContain('poster');
});

claim('If you return undefined, the Player throws an error.', async () => {
  await mountPlayer({renderPoster: () => null, showPosterWhenUnplayed: true});
  await expect(mountPlayer({renderPoster: () => undefined, showPosterWhenUnplayed: true})).rejects.toThrow();
});

claim("Shows the poster until the video plays for the first time. Seeking doesn't hide the poster.", async () => {
  const {container, player, run} = await mountPlayer({renderPoster: () => 'poster', showPosterWhenUnplayed: true});
  await run(() => player.seekTo(20));
  expect(container.textContent).toContain('poster');
  await run(() => player.play());
  expect(container.textContent).not.toContain('poster');
  await run(() => player.pause());
  expect(container.textContent).not.toContain('poster');
});

claim(
  "Shows the poster whenever the video isn't playing, including before the first playback and after the end.",
  async () => {
    const {container, player, run} = await mountPlayer({renderPoster: () => 'poster', showPosterWhenPaused: true});
    expect(container.textContent).toContain('poster');
    await run(() => player.play());
    expect(container.textContent).not.toContain('poster');
    await run(() => player.pause());
    expect(container.textContent).toContain('poster');
  },
);

claim('inFrame is negative. Despite the wording, 0 is allowed.', async () => {
  await mountPlayer({inFrame: 0});
  await expect(mountPlayer({inFrame: -1})).rejects.toThrow('inFrame must be greater than 0, but is -1');
});

claim('inFrame is beyond the end of the video. Despite the wording, durationInFrames - 1 is allowed.', async () => {
  await mountPlayer({inFrame: 88});
  await expect(mountPlayer({inFrame: 90})).rejects.toThrow(
    'inFrame must be less than (durationInFrames - 1), but is 90',
  );
});

claim('outFrame is beyond the end of the video. The message contains the value of inFrame by mistake.', async () => {
  await expect(mountPlayer({outFrame: 90})).rejects.toThrow(
    'outFrame must be less than (durationInFrames - 1), but is null',
  );
});

claim('The initial frame must be an integer. NaN and Infinity result in the first message.', async () => {
  await expect(mountPlayer({initialFrame: '30'})).rejects.toThrow('`initialFrame` must be a number, but is "30"');
  await expect(mountPlayer({initialFrame: Number.NaN})).rejects.toThrow('`initialFrame` must be a number, but is');
  await expect(mountPlayer({initialFrame: Number.POSITIVE_INFINITY})).rejects.toThrow(
    '`initialFrame` must be a number, but is',
  );
});

claim('The number is a fraction, NaN or Infinity.', async () => {
  for (const initiallyShowControls of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    await expect(mountPlayer({controls: true, initiallyShowControls})).rejects.toThrow(
      'initiallyShowControls must be an integer or a boolean',
    );
  }
});

claim('The value has a different type, such as a string.', async () => {
  await expect(mountPlayer({controls: true, initiallyShowControls: '500'})).rejects.toThrow(
    'initiallyShowControls must be a number or a boolean',
  );
});

claim(
  'If your component throws, the Player pauses and fires the error event. The rest of your app keeps working.',
  async () => {
    const component = ({isBroken = false}: {isBroken?: boolean}): ReactNode => {
      if (isBroken) {
        throw new Error('Broken');
      }
      return 'video';
    };
    const {container, player, events, run, update} = await mountPlayer({component, controls: true});
    await run(() => player.play());
    // Would throw if the error reached the app
    await update({component, controls: true, inputProps: {isBroken: true}});
    expect(events).toEqual(['play', 'pause', 'error']);
    expect(player.isPlaying()).toBe(false);
    expect(container.textContent).toContain('⚠️');
    expect(container.querySelector('[aria-label="Play video"]')).not.toBeNull();
  },
);
