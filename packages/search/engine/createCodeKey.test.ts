import {expect, test} from 'vitest';
import {createCodeKey} from './createCodeKey.ts';

test.each([
  ['spring({frame, fps})', 'spring'],
  ['await renderMedia({', 'rendermedia'],
  ['Config.Output.setCrf(18);', 'configoutputsetcrf'],
  ['<Img src={staticFile', 'img'],
  ['<Series.Sequence>', 'seriessequence'],
  ["import {interpolate, Easing} from 'remotion'", 'interpolate'],
  ['import type {VideoConfig}', 'videoconfig'],
  ['interpolate', null],
  ['delayRender() was called but not cleared', null],
  ['<Composition> mounted inside another composition', null],
  ['import from figma', null],
])('%s: %j', (typed, expected) => {
  expect(createCodeKey(typed)).toBe(expected);
});
