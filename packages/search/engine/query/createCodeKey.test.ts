import {expect, test} from 'vitest';
import {createCodeKey} from './createCodeKey.ts';

test.each([
  ['spring({frame, fps})', 'spring'],
  ['await renderMedia({', 'rendermedia'],
  ['const {fps, width} = useVideoConfig();', 'usevideoconfig'],
  ['const video = await getVideoMetadata(', 'getvideometadata'],
  ['const left = frame * 2', null],
  ['Config.Output.setCrf(18);', 'configoutputsetcrf'],
  ['<Img src={staticFile', 'img'],
  ['<Series.Sequence>', 'seriessequence'],
  ["import {interpolate, Easing} from 'remotion'", 'interpolate'],
  ['import type {VideoConfig}', 'videoconfig'],
  ['npx remotion render src/index.tsx HelloWorld out.mp4', 'remotionrender'],
  ['pnpm exec remotion lambda sites create src/index.ts', 'remotionlambdasitescreate'],
  // The flag says more than the command.
  ['npx remotion render --codec=vp8', null],
  ['interpolate', null],
  ['delayRender() was called but not cleared', null],
  ['<Composition> mounted inside another composition', null],
  ['import from figma', null],
])('%s: %j', (query, expected) => {
  expect(createCodeKey(query)).toBe(expected);
});
