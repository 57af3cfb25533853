import type * as framePersistor from '@remotion/cli/dist/editor/components/FramePersistor.js';
import type * as playbackRates from '@remotion/cli/dist/editor/components/PlaybackRateSelector.js';
import type * as previewSizes from '@remotion/cli/dist/editor/components/SizeSelector.js';
import type * as zoomPersistor from '@remotion/cli/dist/editor/components/ZoomPersistor.js';
import type * as checkerboardState from '@remotion/cli/dist/editor/state/checkerboard.js';
import type * as loopState from '@remotion/cli/dist/editor/state/loop.js';
import type * as markState from '@remotion/cli/dist/editor/state/marks.js';
import type * as muteState from '@remotion/cli/dist/editor/state/mute.js';
import type * as sizeState from '@remotion/cli/dist/editor/state/preview-size.js';
import type * as richTimelineState from '@remotion/cli/dist/editor/state/rich-timeline.js';
import type * as zoomState from '@remotion/cli/dist/editor/state/timeline-zoom.js';
import type * as canvasZoom from '@remotion/cli/dist/smooth-zoom.js';
import {createRequire} from 'node:module';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const require = createRequire(import.meta.url);

/** Loads a module of the preview, whose browser has no settings yet. */
function load<Module>(path: string): Module {
  localStorage.clear();
  return require(`@remotion/cli/dist/${path}.js`) as Module;
}

/** Opens the preview of a composition until the claim ends. */
function openComposition(id: string): void {
  window.history.replaceState(null, '', `/${id}`);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
}

claim('Starts again at the end; on by default', () => {
  expect(load<typeof loopState>('editor/state/loop').loadLoopOption()).toBe(true);
});

claim('The options are −4, −2, −1, −0.5, −0.25, 0.25, 0.5, 1, 2 and 4.', () => {
  const {commonPlaybackRates} = load<typeof playbackRates>('editor/components/PlaybackRateSelector');
  expect(commonPlaybackRates).toEqual([-4, -2, -1, -0.5, -0.25, 0.25, 0.5, 1, 2, 4]);
});

claim('Use the menu labeled 1x', () => {
  const {getPlaybackRateLabel} = load<typeof playbackRates>('editor/components/PlaybackRateSelector');
  expect(getPlaybackRateLabel(1)).toBe('1x');
});

claim('To show it at 25%, 50% or 100%, use the menu labeled Fit.', () => {
  const {commonPreviewSizes, getPreviewSizeLabel} = load<typeof previewSizes>('editor/components/SizeSelector');
  expect(commonPreviewSizes.map(getPreviewSizeLabel)).toEqual(['Fit', '25%', '50%', '100%']);
});

claim('To zoom between 5% and 1000%', () => {
  const {MIN_ZOOM, MAX_ZOOM} = load<typeof canvasZoom>('smooth-zoom');
  expect([MIN_ZOOM, MAX_ZOOM]).toEqual([0.05, 10]);
});

claim('To stretch the timeline to up to five times its width', () => {
  expect(load<typeof zoomState>('editor/state/timeline-zoom').TIMELINE_MAX_ZOOM).toBe(5);
});

claim('Default | Yes | No', () => {
  expect(load<typeof richTimelineState>('editor/state/rich-timeline').loadRichTimelineOption()).toBe(false);
});

claim('A checkerboard shows which parts of the video are transparent.', () => {
  expect(load<typeof checkerboardState>('editor/state/checkerboard').loadCheckerboardOption()).toBe(true);
});

claim('Your browser remembers the settings for size, loop, mute, transparency and the timeline type.', () => {
  const size = {size: 0.5, translation: {x: 10, y: 20}};
  const sizes = load<typeof sizeState>('editor/state/preview-size');
  sizes.persistPreviewSizeOption(size);
  expect(sizes.loadPreviewSizeOption()).toEqual(size);
  const loop = load<typeof loopState>('editor/state/loop');
  loop.persistLoopOption(false);
  expect(loop.loadLoopOption()).toBe(false);
  const mute = load<typeof muteState>('editor/state/mute');
  mute.persistMuteOption(true);
  expect(mute.loadMuteOption()).toBe(true);
  const checkerboard = load<typeof checkerboardState>('editor/state/checkerboard');
  checkerboard.persistCheckerboardOption(false);
  expect(checkerboard.loadCheckerboardOption()).toBe(false);
  const timeline = load<typeof richTimelineState>('editor/state/rich-timeline');
  timeline.persistRichTimelineOption(true);
  expect(timeline.loadRichTimelineOption()).toBe(true);
});

claim('It saves the current frame, the markers and the timeline zoom separately for each composition.', () => {
  const frames = load<typeof framePersistor>('editor/components/FramePersistor');
  const marks = load<typeof markState>('editor/state/marks');
  const zooms = load<typeof zoomPersistor>('editor/components/ZoomPersistor');
  openComposition('Countdown');
  frames.persistCurrentFrame(42);
  zooms.persistCurrentZoom(3);
  marks.persistMarks('Countdown', 150, [10, 20]);
  expect([frames.getFrameForComposition('Countdown'), zooms.getZoomForComposition('Countdown')]).toEqual([42, 3]);
  expect([frames.getFrameForComposition('Trailer'), zooms.getZoomForComposition('Trailer')]).toEqual([0, 0]);
  expect(marks.loadMarks('Countdown', 150)).toEqual([10, 20]);
  expect(marks.loadMarks('Trailer', 150)).toEqual([null, null]);
});
