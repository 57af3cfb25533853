import type {PlayerMethods, PlayerRef, RenderLoading, RenderPoster} from '@remotion/player';
import type {ReactNode} from 'react';
import {expect, expectTypeOf} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

claim(
  "If you've set the size as a string, such as '100%', the function receives this string, even though the type is number.",
  async () => {
    const received: unknown[] = [];
    const renderPoster: RenderPoster = ({width}) => {
      received.push(width);
      return null;
    };
    await mountPlayer({renderPoster, style: {width: '100%', height: 300}});
    expect(received.at(-1)).toBe('100%');
    expectTypeOf<Parameters<RenderLoading>[0]['width']>().toEqualTypeOf<number>();
  },
);

claim('To show nothing, it must return null, not undefined.', async () => {
  await mountPlayer({renderPoster: () => null});
  await expect(mountPlayer({renderPoster: () => undefined})).rejects.toThrow('undefined was returned');
});

claim('The function receives an object with a playing boolean.', async () => {
  const received: unknown[] = [];
  const renderPlayPauseButton = (state: unknown): ReactNode => {
    received.push(state);
    return null;
  };
  const {player, run} = await mountPlayer({controls: true, renderPlayPauseButton});
  expect(received.at(-1)).toEqual({playing: false});
  await run(() => player.play());
  expect(received.at(-1)).toEqual({playing: true});
});

claim('The function receives an object with an isFullscreen boolean.', async () => {
  const received: unknown[] = [];
  const renderFullscreenButton = (state: unknown): ReactNode => {
    received.push(state);
    return null;
  };
  Object.defineProperty(document, 'fullscreenEnabled', {value: true, configurable: true});
  await mountPlayer({controls: true, allowFullscreen: true, renderFullscreenButton});
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  expect(received.at(-1)).toEqual({isFullscreen: false});
});

claim('The function receives an object with the error that the component threw.', async () => {
  const error = new Error('broken');
  const component = (): ReactNode => {
    throw error;
  };
  const received: unknown[] = [];
  const errorFallback = (info: unknown): ReactNode => {
    received.push(info);
    return 'failed';
  };
  await mountPlayer({component, errorFallback});
  expect(received.at(-1)).toEqual({error});
});

claim('Returns the volume, or 0 if the Player is muted.', async () => {
  const {player, run} = await mountPlayer();
  await run(() => player.setVolume(0.5));
  expect(player.getVolume()).toBe(0.5);
  await run(() => player.mute());
  expect(player.getVolume()).toBe(0);
  await run(() => player.unmute());
  await run(() => player.setVolume(1));
});

claim('Returns whether the Player is muted or its volume is 0.', async () => {
  const {player, run} = await mountPlayer();
  expect(player.isMuted()).toBe(false);
  await run(() => player.setVolume(0));
  expect(player.isMuted()).toBe(true);
  await run(() => player.setVolume(1));
  await run(() => player.mute());
  expect(player.isMuted()).toBe(true);
  await run(() => player.unmute());
});

claim(
  'Returns whether the Player is in fullscreen mode. The result is a boolean, although the type says void.',
  async () => {
    const {player} = await mountPlayer();
    expect(player.isFullscreen()).toBe(false);
    expectTypeOf<ReturnType<PlayerMethods['isFullscreen']>>().toEqualTypeOf<void>();
  },
);

claim('It has all methods of PlayerMethods and adds everything related to events.', async () => {
  const {player} = await mountPlayer();
  expectTypeOf<PlayerRef>().toExtend<PlayerMethods>();
  expect(player).toMatchObject({
    seekTo: expect.any(Function) as unknown,
    addEventListener: expect.any(Function) as unknown,
    removeEventListener: expect.any(Function) as unknown,
    listeners: expect.any(Object) as unknown,
  });
});
