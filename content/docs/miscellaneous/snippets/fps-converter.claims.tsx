import {useContext, useMemo, type ReactNode} from 'react';
import {Internals, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {mount} from '../../../../packages/claims/dom/mount.tsx';

/** The wrapper on the page. */
function FpsConverter({designFps, children}: {readonly designFps: number; readonly children: ReactNode}): ReactNode {
  const timeline = useContext(Internals.Timeline.TimelineContext);
  const manager = useContext(Internals.CompositionManager);
  const {fps, width, height, durationInFrames, defaultProps} = useVideoConfig();
  const ratio = designFps / fps;
  const designTimeline = useMemo(() => ({...timeline, frame: timeline.frame * ratio}), [timeline, ratio]);
  const designManager = useMemo(
    () => ({
      ...manager,
      currentCompositionMetadata: {
        width,
        height,
        fps: designFps,
        durationInFrames: Math.ceil(durationInFrames * ratio),
        defaultProps,
      },
    }),
    [manager, width, height, designFps, durationInFrames, ratio, defaultProps],
  );
  return (
    <Internals.CompositionManager.Provider value={designManager}>
      <Internals.Timeline.TimelineContext.Provider value={designTimeline}>
        {children}
      </Internals.Timeline.TimelineContext.Provider>
    </Internals.CompositionManager.Provider>
  );
}

function Values(): ReactNode {
  const {fps, durationInFrames} = useVideoConfig();
  return `${useCurrentFrame()} | ${fps} fps, ${durationInFrames} frames`;
}

/** Returns what the hooks return inside the wrapper. */
async function readInside(designFps: number, options: Parameters<typeof mount>[1]): Promise<string> {
  const wrapped = (
    <FpsConverter designFps={designFps}>
      <Values />
    </FpsConverter>
  );
  return (await mount(wrapped, options)).getText();
}

claim('60 fps | 30 fps, 60 frames | 15 | 30 | 60 fps, 120 frames', async () => {
  expect(await readInside(60, {fps: 30, durationInFrames: 60, frame: 15})).toBe('30 | 60 fps, 120 frames');
});

claim('60 fps | 30 fps, 60 frames | 45 | 90 | 60 fps, 120 frames', async () => {
  expect(await readInside(60, {fps: 30, durationInFrames: 60, frame: 45})).toBe('90 | 60 fps, 120 frames');
});

claim('30 fps | 60 fps, 240 frames | 50 | 25 | 30 fps, 120 frames', async () => {
  expect(await readInside(30, {fps: 60, durationInFrames: 240, frame: 50})).toBe('25 | 30 fps, 120 frames');
});

claim('30 fps | 60 fps, 240 frames | 51 | 25.5 | 30 fps, 120 frames', async () => {
  expect(await readInside(30, {fps: 60, durationInFrames: 240, frame: 51})).toBe('25.5 | 30 fps, 120 frames');
});

claim(
  "The wrapper doesn't convert the start of a sequence around it, so its children get the wrong frame. Sequences inside the wrapper work, but if frame numbers are fractions, a sequence can disappear one frame early and leave a gap.",
  async () => {
    const options = {fps: 30, durationInFrames: 60, frame: 40};
    // 10 frames after the start at 30 fps, the original video would be at frame 20.
    const outside = (
      <Sequence from={30} layout="none">
        <FpsConverter designFps={60}>
          <Values />
        </FpsConverter>
      </Sequence>
    );
    expect((await mount(outside, options)).getText()).toMatch(/^50 /);
    const inside = (
      <FpsConverter designFps={60}>
        <Sequence from={60} layout="none">
          <Values />
        </Sequence>
      </FpsConverter>
    );
    expect((await mount(inside, options)).getText()).toMatch(/^20 /);
    const adjacent = (
      <FpsConverter designFps={30}>
        <Sequence durationInFrames={60} layout="none">
          <Values />
        </Sequence>
        <Sequence from={60} layout="none">
          <Values />
        </Sequence>
      </FpsConverter>
    );
    const between = {fps: 60, durationInFrames: 240, frame: 119};
    expect((await mount(adjacent, between)).getText()).toBe('');
  },
);

claim(
  "Frame numbers can be fractions. This happens if the original frame rate isn't a multiple of the new one, for example if you convert from 30 FPS to 60 or 24 FPS.",
  async () => {
    expect(await readInside(30, {fps: 60, durationInFrames: 240, frame: 1})).toMatch(/^0\.5 /);
    expect(await readInside(30, {fps: 24, durationInFrames: 96, frame: 1})).toMatch(/^1\.25 /);
    expect(await readInside(60, {fps: 30, durationInFrames: 60, frame: 1})).toMatch(/^2 /);
  },
);

claim('A lower frame rate skips frames.', async () => {
  expect(await readInside(60, {fps: 30, durationInFrames: 60, frame: 1})).toMatch(/^2 /);
});
