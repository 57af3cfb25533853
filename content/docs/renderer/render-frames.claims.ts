import {renderFrames, RenderInternals} from '@remotion/renderer';
import os from 'node:os';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const composition = {id: 'Countdown', width: 320, height: 180, fps: 30, durationInFrames: 20, defaultProps: undefined};

const defaults = {
  serveUrl: 'http://localhost:1',
  composition,
  inputProps: {},
  imageFormat: 'jpeg',
  outputDir: os.tmpdir(),
  onStart: () => {},
  onFrameUpdate: () => {},
};

// Stands for an open browser, so that no browser is started.
const puppeteerInstance = {};

/** Calls `renderFrames()` with an option that it has to refuse before it starts a browser. */
function render(options: Readonly<Record<string, unknown>>): unknown {
  return renderFrames({...defaults, ...options} as Parameters<typeof renderFrames>[0]);
}

claim(
  'If serveUrl is missing, or if composition, quality, scale or concurrency is invalid, the function throws immediately.',
  () => {
    expect(() => render({composition: undefined})).toThrow('No `composition` option');
    expect(() => render({composition: {...composition, width: 0}})).toThrow('"width"');
    const rest: unknown = Object.fromEntries(Object.entries(defaults).filter(([name]) => name !== 'serveUrl'));
    expect(() => renderFrames(rest as Parameters<typeof renderFrames>[0])).toThrow(
      'You must pass the `serveUrl` parameter',
    );
    expect(() => render({quality: 101})).toThrow('Quality option must be between 0 and 100.');
    expect(() => render({scale: 0})).toThrow('"scale" must be bigger than 0');
    expect(() => render({concurrency: 0, puppeteerInstance})).toThrow('Minimum for concurrency is 1.');
  },
);

claim("such as a frame range that's out of bounds, it returns a promise that rejects.", async () => {
  await expect(render({frameRange: [10, 20], concurrency: 1, puppeteerInstance})).rejects.toThrow(
    'Frame range 10-20 is not in between 0-19',
  );
});

claim('If you pass undefined, the promise rejects with a TypeError instead.', async () => {
  await expect(render({serveUrl: undefined, puppeteerInstance})).rejects.toBeInstanceOf(TypeError);
});

claim('composition is missing.', () => {
  expect(() => render({composition: undefined})).toThrow(
    'No `composition` option has been specified for renderFrames()',
  );
});

claim('Remove quality, or render JPEG images.', () => {
  expect(() => render({imageFormat: 'png', quality: 90})).toThrow(
    "You can only pass the `quality` option if `imageFormat` is 'jpeg'.",
  );
});

claim('Choose a quality in this range.', () => {
  expect(() => render({quality: -1})).toThrow('Quality option must be between 0 and 100.');
});

claim('Choose a scale above 0 and up to 16.', () => {
  expect(() => render({scale: 0})).toThrow('"scale" must be bigger than 0, but is 0');
});

claim('The composition is shorter. Frames are counted from 0.', () => {
  expect(() => RenderInternals.getRealFrameRange(20, [10, 20])).toThrow('Frame range 10-20 is not in between 0-19');
  expect(() => RenderInternals.getRealFrameRange(20, 20)).toThrow(
    'Frame number is out of range, must be between 0 and 19 but got 20',
  );
});

claim('Choose a concurrency between 1 and the number of threads.', () => {
  const threads = os.cpus().length;
  expect(() => RenderInternals.getActualConcurrency(0)).toThrow('Minimum for concurrency is 1.');
  expect(() => RenderInternals.getActualConcurrency(threads + 1)).toThrow(
    `Maximum for --concurrency is ${threads} (number of cores on this system)`,
  );
  expect(RenderInternals.getActualConcurrency(threads)).toBe(threads);
});

claim('Pass the quality as a number.', () => {
  expect(() => render({quality: '80'})).toThrow('Quality option must be a number or undefined. Got string ("80")');
  expect(() => render({quality: Number.NaN})).toThrow('Quality must be a finite number, but is NaN');
});

claim('Pass the scale as a finite number.', () => {
  expect(() => render({scale: '2'})).toThrow('Scale should be a number or undefined, but is ""2""');
  expect(() => render({scale: Number.NaN})).toThrow('`scale` should not be NaN, but is NaN');
  expect(() => render({scale: Number.POSITIVE_INFINITY})).toThrow('"scale" must be finite, but is Infinity');
});

claim("The first number of frameRange is larger than the second, or one of them isn't a whole number.", () => {
  expect(() => RenderInternals.getFramesToRender([10, 5], 1)).toThrow('Invalid array length');
  expect(() => RenderInternals.getFramesToRender([0, 1.5], 1)).toThrow('Invalid array length');
});

claim('Pass 1 or more.', () => {
  expect(() => RenderInternals.getFramesToRender([0, 9], 0)).toThrow('everyNthFrame cannot be 0');
});
