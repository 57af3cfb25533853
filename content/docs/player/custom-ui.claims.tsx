import type {ReactNode} from 'react';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

function renderPoster(): ReactNode {
  return <div id="poster">poster</div>;
}

function Broken(): ReactNode {
  throw new Error('broken');
}

function findButton(container: HTMLElement, label: string): HTMLButtonElement {
  const button = container.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!button) {
    throw new Error(`There is no button "${label}".`);
  }
  return button;
}

claim(
  "They only render the buttons' content, so the labels for screen readers and the height of 25 pixels stay the same:",
  async () => {
    const {container} = await mountPlayer({controls: true, renderPlayPauseButton: () => 'mine'});
    const button = findButton(container, 'Play video');
    expect(button.textContent).toBe('mine');
    expect(button.style.height).toBe('25px');
  },
);

claim("To hide parts of the Player's control bar, use showVolumeControls and allowFullscreen.", async () => {
  const {container} = await mountPlayer({controls: true, showVolumeControls: false, allowFullscreen: false});
  expect([...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Play video',
  ]);
});

claim(
  "The Player puts the poster in a flex container that's as large as the video, so your element can fill it with flex: 1.",
  async () => {
    const {container} = await mountPlayer({renderPoster, showPosterWhenUnplayed: true});
    const {display, width, height} = container.querySelector('#poster')?.parentElement?.style ?? {};
    const video = container.querySelector<HTMLElement>('.__remotion-player')?.parentElement?.style;
    expect([display, width, height]).toEqual(['flex', video?.width, video?.height]);
  },
);

claim('Because of clickToPlay, clicking the poster plays the video.', async () => {
  const {container, player, run} = await mountPlayer({renderPoster, showPosterWhenUnplayed: true, clickToPlay: true});
  await run(() => container.querySelector<HTMLElement>('#poster')?.click());
  expect(player.isPlaying()).toBe(true);
});

claim(
  'Use renderLoading to show a placeholder while a lazyComponent is loading, and errorFallback to show a message if the video throws an error.',
  async () => {
    const lazyComponent = (): Promise<never> => new Promise(() => {});
    const loading = await mountPlayer({component: undefined, lazyComponent, renderLoading: () => 'loading'});
    expect(loading.container.textContent).toBe('loading');
    const errorFallback = ({error}: {error: Error}): ReactNode => `failed: ${error.message}`;
    const failed = await mountPlayer({component: Broken, errorFallback});
    expect(failed.container.textContent).toContain('failed: broken');
  },
);

claim('The only way to recover from an error is to mount the Player again with a new key:', async () => {
  const errorFallback = (): ReactNode => 'failed';
  const {container, update} = await mountPlayer({component: Broken, errorFallback, key: 1});
  await update({component: Frame, errorFallback, key: 1, inputProps: {title: 'changed'}});
  expect(container.textContent).toContain('failed');
  await update({component: Frame, errorFallback, key: 2});
  expect(container.textContent).toBe('0');
});

claim(
  "The error fallback replaces the video, so it has the composition's size and is scaled like the video.",
  async () => {
    const errorFallback = (): ReactNode => <p>failed</p>;
    const {container} = await mountPlayer({component: Broken, errorFallback});
    expect(container.querySelector('p')?.closest('.__remotion-player')).not.toBeNull();
  },
);

claim("The poster and the placeholder don't scale.", async () => {
  const {container} = await mountPlayer({renderPoster, showPosterWhenUnplayed: true});
  expect(container.querySelector('#poster')?.closest('.__remotion-player')).toBeNull();
});

claim('If your app listens to ended, note that seeking to the last frame fires this event.', async () => {
  const {player, events, run} = await mountPlayer();
  await run(() => player.seekTo(88));
  expect(events).not.toContain('ended');
  await run(() => player.seekTo(89));
  expect(events).toContain('ended');
});

claim('renderPoster() must return a React element, but undefined was returned', async () => {
  await expect(mountPlayer({renderPoster: () => undefined})).rejects.toThrow(
    'renderPoster() must return a React element, but undefined was returned',
  );
  await mountPlayer({renderPoster: () => null});
});

claim('Set at least one of the three showPosterWhen… props.', async () => {
  const {container, update} = await mountPlayer({renderPoster});
  expect(container.querySelector('#poster')).toBeNull();
  await update({renderPoster, showPosterWhenPaused: true});
  expect(container.querySelector('#poster')).not.toBeNull();
});

claim('Your component calls isPlaying() while it renders.', async () => {
  const {player, run} = await mountPlayer();
  const seen: boolean[] = [];
  await run(() => {
    player.play();
    seen.push(player.isPlaying());
  });
  expect([...seen, player.isPlaying()]).toEqual([false, true]);
});
