import {useContext, useMemo, type ReactNode} from 'react';
import {Internals, useCurrentFrame, useVideoConfig} from 'remotion';
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

/** Returns what the hooks return inside the wrapper. */
async function readInside(designFps: number, options: Parameters<typeof mount>[1]): Promise<string> {
  function Values(): ReactNode {
    const {fps, durationInFrames} = useVideoConfig();
    return `${useCurrentFrame()} | ${fps} fps, ${durationInFrames} frames`;
  }
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

claim('Frame numbers can be fractions. This happens if you convert to a higher frame rate.', async () => {
  expect(await readInside(30, {fps: 60, durationInFrames: 240, frame: 1})).toMatch(/^0\.5 /);
});

claim('A lower frame rate skips frames.', async () => {
  expect(await readInside(60, {fps: 30, durationInFrames: 60, frame: 1})).toMatch(/^2 /);
});
