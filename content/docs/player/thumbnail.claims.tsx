import {Thumbnail} from '@remotion/player';
import {act, type ComponentProps, createRef, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {useVideoConfig} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import '../../../packages/claims/dom/mount.tsx';

type Mounted = {
  readonly container: HTMLElement;
  readonly update: (props: Readonly<Record<string, unknown>>) => Promise<void>;
};

async function mountThumbnail(props: Readonly<Record<string, unknown>> = {}): Promise<Mounted> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, {onCaughtError: () => {}});
  const size = {durationInFrames: 90, fps: 30, compositionWidth: 1280, compositionHeight: 720};
  const update: Mounted['update'] = (changes) => {
    const all = {component: Frame, frameToDisplay: 30, ...size, ...changes};
    return act(async () => root.render(<Thumbnail {...(all as ComponentProps<typeof Thumbnail>)} />));
  };
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await update(props);
  return {container, update};
}

claim('shows a single frame of a video in your React app.', async () => {
  expect((await mountThumbnail()).container.textContent).toBe('30');
});

claim('The imported file needs a default export.', async () => {
  const {container} = await mountThumbnail({
    component: undefined,
    lazyComponent: async () => ({default: () => 'slides'}),
  });
  expect(container.textContent).toBe('slides');
});

claim('The props that the thumbnail passes to the component.', async () => {
  function Title({title}: {title: string}): ReactNode {
    return title;
  }
  const {container} = await mountThumbnail({component: Title, inputProps: {title: 'Hello'}});
  expect(container.textContent).toBe('Hello');
});

claim('The frame to show, counted from 0. You can change the frame at any time.', async () => {
  const {container, update} = await mountThumbnail({frameToDisplay: 0});
  expect(container.textContent).toBe('0');
  await update({frameToDisplay: 60});
  expect(container.textContent).toBe('60');
});

claim(
  "The thumbnail doesn't validate it, so if you pass a negative number, a fraction or a frame beyond the end, your component receives it.",
  async () => {
    for (const frame of [-5, 12.5, 500]) {
      const {container} = await mountThumbnail({frameToDisplay: frame});
      expect(container.textContent).toBe(String(frame));
    }
  },
);

claim('The length of the video in frames. Your component gets it from useVideoConfig().', async () => {
  function Config(): ReactNode {
    const {durationInFrames, fps, width, height} = useVideoConfig();
    return `${durationInFrames} ${fps} ${width} ${height}`;
  }
  expect((await mountThumbnail({component: Config})).container.textContent).toBe('90 30 1280 720');
});

claim("Unlike the Player, a thumbnail doesn't validate its duration, frame rate and size.", async () => {
  const {container} = await mountThumbnail({durationInFrames: -1, fps: 0, compositionWidth: 1.5});
  expect(container.textContent).toBe('30');
});

claim('A class name for the container.', async () => {
  const {container} = await mountThumbnail({className: 'mine'});
  expect(container.querySelector('.mine')).not.toBeNull();
});

claim('It receives an object with the error.', async () => {
  function Broken(): ReactNode {
    throw new Error('broken');
  }
  const {container} = await mountThumbnail({
    component: Broken,
    errorFallback: ({error}: {error: Error}) => `sorry: ${error.message}`,
  });
  expect(container.textContent).toBe('sorry: broken');
});

claim("By default, you'll see the emoji ⚠️.", async () => {
  function Broken(): ReactNode {
    throw new Error('broken');
  }
  expect((await mountThumbnail({component: Broken})).container.textContent).toContain('⚠️');
});

claim("In version 3.2.44, this doesn't work: the component doesn't forward the ref, so it's always null.", async () => {
  const ref = createRef();
  await mountThumbnail({ref});
  expect(ref.current).toBeNull();
});
