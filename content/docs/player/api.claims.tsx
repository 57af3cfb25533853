import {Player} from '@remotion/player';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Composition, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectFirstEvents} from '../../../packages/claims/dom/collectFirstEvents.tsx';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

claim('The Player throws an error if you pass neither this prop nor lazyComponent.', async () => {
  const size = {durationInFrames: 90, fps: 30, compositionWidth: 1280, compositionHeight: 720};
  expect(() => renderToString(createUntyped(Player, size))).toThrow(
    "You must pass either 'component' or 'lazyComponent'",
  );
});

claim('not the <Composition> itself.', async () => {
  const composition = (
    <Composition id="a" component={() => null} durationInFrames={1} fps={30} width={10} height={10} />
  );
  await expect(mountPlayer({component: composition})).rejects.toThrow(
    "'component' should not be an instance of <Composition/>",
  );
});

claim('If you pass both, it ignores component.', async () => {
  const {container} = await mountPlayer({
    component: () => 'component',
    lazyComponent: async () => ({default: () => 'slides'}),
  });
  expect(container.textContent).toContain('slides');
  expect(container.textContent).not.toContain('component');
});

claim(
  'With lazyComponent={undefined}, the Player still tries to call lazyComponent, and displays its errorFallback.',
  async () => {
    const {container} = await mountPlayer({
      lazyComponent: undefined,
      errorFallback: ({error}: {error: Error}) => error.message,
    });
    expect(container.textContent).toMatch(/is not a function/u);
  },
);

claim("The component must be the imported file's default export.", async () => {
  const {container} = await mountPlayer({component: undefined, lazyComponent: async () => ({default: () => 'slides'})});
  expect(container.textContent).toContain('slides');
});

claim('The props that the Player passes to your component.', async () => {
  function Title({title}: {title: string}): ReactNode {
    return title;
  }
  const {container, update} = await mountPlayer({component: Title, inputProps: {title: 'Hello'}});
  expect(container.textContent).toContain('Hello');
  await update({component: Title, inputProps: {title: 'Changed'}});
  expect(container.textContent).toContain('Changed');
});

claim(
  "Unlike <Composition>, the Player doesn't support defaultProps. It throws an error if you pass them.",
  async () => {
    await expect(mountPlayer({defaultProps: {title: 'Hello'}})).rejects.toThrow(
      'The <Player /> component does not accept `defaultProps`',
    );
  },
);

claim('The length of the video in frames, as a positive integer.', async () => {
  for (const durationInFrames of [0, -1, 1.5, Number.NaN, '90']) {
    await expect(mountPlayer({durationInFrames})).rejects.toThrow('durationInFrames');
  }
});

claim('Frames are counted from 0, so the last frame is durationInFrames - 1.', async () => {
  const {player, run} = await mountPlayer();
  await run(() => player.seekTo(1000));
  expect(player.getCurrentFrame()).toBe(89);
});

claim(
  'If the new duration is so short that the current frame no longer exists, the Player keeps showing that frame',
  async () => {
    const {player, run, update} = await mountPlayer();
    await run(() => player.seekTo(60));
    await update({durationInFrames: 30});
    expect(player.getCurrentFrame()).toBe(60);
  },
);

claim('The number of frames per second, as a positive number.', async () => {
  await mountPlayer({fps: 29.97});
  for (const fps of [0, -30, Number.NaN, '30']) {
    await expect(mountPlayer({fps})).rejects.toThrow('fps');
  }
});

claim('and useVideoConfig() returns it as width.', async () => {
  function Width(): ReactNode {
    return useVideoConfig().width;
  }
  const {container} = await mountPlayer({component: Width, compositionWidth: 1080});
  expect(container.textContent).toContain('1080');
});

claim('The height of the composition in pixels, as a positive integer.', async () => {
  for (const compositionHeight of [0, -720, 1.5, undefined]) {
    await expect(mountPlayer({compositionHeight})).rejects.toThrow('compositionHeight');
  }
});

claim('If you pass neither, the Player is as large as the composition.', async () => {
  const {player} = await mountPlayer();
  const {width, height} = player.getContainerNode()?.style ?? {};
  expect([width, height]).toEqual(['1280px', '720px']);
});

claim(
  'By default, the container also has position: relative and overflow: hidden. You can override both.',
  async () => {
    const byDefault = await mountPlayer();
    expect(byDefault.player.getContainerNode()?.style).toMatchObject({position: 'relative', overflow: 'hidden'});
    const own = await mountPlayer({style: {position: 'absolute', overflow: 'visible'}});
    expect(own.player.getContainerNode()?.style).toMatchObject({position: 'absolute', overflow: 'visible'});
  },
);

claim('A class name for the container.', async () => {
  const {player} = await mountPlayer({className: 'mine'});
  expect(player.getContainerNode()?.className).toContain('mine');
});

claim(
  'Whether the video starts to play as soon as the Player is mounted. Changing this prop later has no effect.',
  async () => {
    const playing = await mountPlayer({autoPlay: true});
    expect(playing.player.isPlaying()).toBe(true);
    const paused = await mountPlayer();
    await paused.update({autoPlay: true});
    expect(paused.player.isPlaying()).toBe(false);
  },
);

claim("By the time your component's effects run, autoplay has already fired the play event.", async () => {
  const {layoutEffect, effect} = await collectFirstEvents();
  expect(layoutEffect).toContain('play');
  expect(effect).not.toContain('play');
});

claim('The value can be any number from -4 to 4 except 0.', async () => {
  for (const playbackRate of [-4, -0.5, 0.1, 4]) {
    await mountPlayer({playbackRate});
  }
  for (const playbackRate of [-4.1, 0, 4.1]) {
    await expect(mountPlayer({playbackRate})).rejects.toThrow('playback');
  }
});

claim('The frame that the Player shows when it mounts, as an integer up to durationInFrames - 1.', async () => {
  const {player} = await mountPlayer({initialFrame: 89});
  expect(player.getCurrentFrame()).toBe(89);
  await expect(mountPlayer({initialFrame: 90})).rejects.toThrow('initialFrame');
  await expect(mountPlayer({initialFrame: 29.5})).rejects.toThrow('`initialFrame` must be an integer, but is 29.5');
});

claim("Changing this prop later doesn't move the Player.", async () => {
  const {player, update} = await mountPlayer({initialFrame: 30});
  await update({initialFrame: 60});
  expect(player.getCurrentFrame()).toBe(30);
});

claim(
  'If you shorten the video so much that the initial frame no longer exists, the Player throws an error.',
  async () => {
    const {update} = await mountPlayer({initialFrame: 60});
    await expect(update({initialFrame: 60, durationInFrames: 30})).rejects.toThrow('initialFrame');
  },
);

claim(
  "Don't pass a negative number. The Player doesn't reject it, so your component would receive a negative frame.",
  async () => {
    const {container} = await mountPlayer({initialFrame: -5});
    expect(container.textContent).toContain('-5');
  },
);

claim(
  "This prop doesn't affect which frame is visible before playback starts. The Player initially shows initialFrame.",
  async () => {
    const {player} = await mountPlayer({inFrame: 30, initialFrame: 10});
    expect(player.getCurrentFrame()).toBe(10);
  },
);

claim(
  'The last frame of the range you want to play. It must be an integer greater than inFrame, up to durationInFrames - 1.',
  async () => {
    await mountPlayer({inFrame: 10, outFrame: 89});
    await expect(mountPlayer({outFrame: 90})).rejects.toThrow();
    await expect(mountPlayer({inFrame: 20, outFrame: 20})).rejects.toThrow();
    await expect(mountPlayer({inFrame: 20, outFrame: 30.5})).rejects.toThrow();
  },
);

claim('but users can still seek to any frame of the video.', async () => {
  const {player, run} = await mountPlayer({inFrame: 30, outFrame: 60});
  await run(() => player.seekTo(5));
  expect(player.getCurrentFrame()).toBe(5);
  await run(() => player.seekTo(80));
  expect(player.getCurrentFrame()).toBe(80);
});

claim('How many <audio> elements the Player creates in advance, as a non-negative integer.', async () => {
  const {container} = await mountPlayer({numberOfSharedAudioTags: 3});
  expect(container.querySelectorAll('audio')).toHaveLength(3);
  await expect(mountPlayer({numberOfSharedAudioTags: 2.5})).rejects.toThrow(
    "'numberOfSharedAudioTags' must be an integer but got '2.5' instead",
  );
  await expect(mountPlayer({numberOfSharedAudioTags: -1})).rejects.toThrow('numberOfSharedAudioTags');
});

claim("You can't change this prop after the Player has mounted.", async () => {
  const {update} = await mountPlayer({numberOfSharedAudioTags: 3});
  await expect(update({numberOfSharedAudioTags: 5})).rejects.toThrow();
});
