import type {getImageFormat} from '@remotion/cli/dist/image-formats.js';
import {type Codec, RenderInternals} from '@remotion/renderer';
import {validateOpenGlRenderer} from '@remotion/renderer/dist/validate-opengl-renderer.js';
import {execFileSync} from 'node:child_process';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {replaceMachine} from '../../../packages/claims/replaceMachine.ts';

claim('By default, Remotion uses half of your CPU threads, but at least 1 tab and at most 8.', () => {
  const tabs = [1, 4, 12, 32].map((threads) => {
    replaceMachine({threads});
    return RenderInternals.getActualConcurrency(null);
  });
  expect(tabs).toEqual([1, 2, 6, 8]);
});

claim('You can set it to any whole number from 1 to the number of threads.', () => {
  replaceMachine({threads: 16});
  const {Config} = loadCli();
  for (const concurrency of [1, 9, 16]) {
    Config.Rendering.setConcurrency(concurrency);
    expect(RenderInternals.getActualConcurrency(concurrency)).toBe(concurrency);
  }
  expect(() => RenderInternals.getActualConcurrency(0)).toThrow('Minimum for concurrency is 1.');
});

claim('This command prints the number of threads:', () => {
  const threads = Number(execFileSync('node', ['-p', 'os.cpus().length'], {encoding: 'utf8'}));
  expect(RenderInternals.getActualConcurrency(threads)).toBe(threads);
  expect(() => RenderInternals.getActualConcurrency(threads + 1)).toThrow(`Maximum for --concurrency is ${threads} `);
});

claim('concurrency is set higher than the amount of CPU cores available. Available CPU cores: 8, value set: 16', () => {
  replaceMachine({threads: 8});
  expect(() => RenderInternals.validateConcurrency(16, 'concurrency')).toThrow(
    'concurrency is set higher than the amount of CPU cores available. Available CPU cores: 8, value set: 16',
  );
  expect(() => RenderInternals.getActualConcurrency(16)).toThrow(
    'Maximum for --concurrency is 8 (number of cores on this system)',
  );
});

claim('concurrency must be an integer, but is 2.5 | Use a whole number.', () => {
  expect(() => RenderInternals.validateConcurrency(2.5, 'concurrency')).toThrow(
    'concurrency must be an integer, but is 2.5',
  );
});

claim('By default, the command line takes JPEG screenshots for videos.', () => {
  const {getImageFormat: get} = loadCli().load<{getImageFormat: typeof getImageFormat}>('image-formats');
  const videos: Codec[] = ['h264', 'h265', 'vp8', 'vp9', 'prores', 'gif'];
  expect(videos.map((codec) => get(codec))).toEqual(videos.map(() => 'jpeg'));
});

claim('For VP8, VP9, ProRes and GIF, the encoding only starts after the last frame.', () => {
  const later: Codec[] = ['vp8', 'vp9', 'prores', 'gif'];
  expect(later.filter((codec) => RenderInternals.canUseParallelEncoding(codec))).toEqual([]);
  expect(RenderInternals.canUseParallelEncoding('h264')).toBe(true);
});

claim('The other values are egl, swangle and swiftshader.', () => {
  for (const backend of ['angle', 'egl', 'swangle', 'swiftshader']) {
    expect(validateOpenGlRenderer(backend as 'egl')).toBe(backend);
  }
  expect(() => validateOpenGlRenderer('vulkan' as 'egl')).toThrow('vulkan is not a valid GL backend');
});

claim('Choose a --scale that results in an even width and height.', () => {
  const size = {width: 1366, height: 768, codec: 'h264'} as const;
  expect(() => RenderInternals.validateEvenDimensionsWithCodec({...size, scale: 0.5})).toThrow(
    'Codec error: You are trying to render a video with a H264 codec that has a width of 683px, which is an uneven number.',
  );
  expect(() => RenderInternals.validateEvenDimensionsWithCodec({...size, scale: 1})).not.toThrow();
});
