import type {determineFinalImageFormat} from '@remotion/cli/dist/determine-image-format.js';
import type * as cliOptions from '@remotion/cli/dist/get-cli-options.js';
import type * as bundling from '@remotion/cli/dist/setup-cache.js';
import type {still} from '@remotion/cli/dist/still.js';
import {RenderInternals} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {replaceRenderer} from '../../../packages/claims/replaceRenderer.ts';

type StillFormat = {readonly determineFinalImageFormat: typeof determineFinalImageFormat};

function getFormat(outName: string | null, cliFlag: 'png' | 'jpeg' | 'none' | null = null): string {
  return loadCli()
    .load<StillFormat>('determine-image-format')
    .determineFinalImageFormat({downloadName: null, outName, configImageFormat: null, cliFlag, isLambda: false}).format;
}

claim('The frame number to render, counted from 0. The default is 0.', () => {
  expect(loadCli().ConfigInternals.getStillFrame()).toBe(0);
  expect(loadCli(['--frame=45']).ConfigInternals.getStillFrame()).toBe(45);
});

claim('The last frame of a composition with 150 frames is 149.', () => {
  expect(() => RenderInternals.validateFrame(149, 150)).not.toThrow();
  expect(() => RenderInternals.validateFrame(150, 150)).toThrow('the highest frame that can be rendered is 149');
});

claim("For a composition with 150 frames, --frame=-1 tries to render frame 151, which doesn't exist.", () => {
  expect(RenderInternals.convertToPositiveFrameIndex({frame: -1, durationInFrames: 150})).toBe(151);
});

claim("because Remotion derives the format from the output's file extension if it's .png, .jpg or .jpeg.", () => {
  expect([getFormat('a.png'), getFormat('a.jpg'), getFormat('a.jpeg')]).toEqual(['png', 'jpeg', 'jpeg']);
});

claim("The flag can't contradict the extension.", () => {
  expect(getFormat('out/poster.png', 'png')).toBe('png');
  expect(() => getFormat('out/poster.png', 'jpeg')).toThrow(
    'Image format mismatch: out/poster.png was given as the out name, but --image-format=jpeg was passed.',
  );
});

claim(
  "If the output has a different extension, or none at all, the default is png, and Remotion doesn't change the name.",
  () => {
    expect([getFormat('out/poster.webp'), getFormat('out/poster'), getFormat(null)]).toEqual(['png', 'png', 'png']);
  },
);

claim('If you leave it out or set it to 0, the browser decides.', () => {
  expect(loadCli().ConfigInternals.getQuality()).toBeUndefined();
  expect(loadCli(['--quality=0']).ConfigInternals.getQuality()).toBeUndefined();
});

claim('The value has to be a positive integer, and 0 is ignored.', () => {
  expect(loadCli(['--width=1080']).ConfigInternals.getWidth()).toBe(1080);
  expect(loadCli(['--width=0']).ConfigInternals.getWidth()).toBeNull();
});

claim('--overwrite=false has no effect in 3.2.44.', () => {
  expect(loadCli(['--overwrite=false']).ConfigInternals.getShouldOverwrite({defaultValue: true})).toBe(true);
});

claim('The composition is shorter.', () => {
  expect(() => RenderInternals.validateFrame(200, 150)).toThrow(
    'Cannot use frame 200: Duration of composition is 150, therefore the highest frame that can be rendered is 149',
  );
});

claim('Pass a whole number to --frame.', () => {
  expect(() => loadCli(['--frame=1.5'])).toThrow('Argument for frame must be an integer, but got 1.5');
  expect(() => loadCli(['--frame=last'])).toThrow('Frame NaN is not finite');
});

claim('Use png or jpeg.', () => {
  expect(() => getFormat(null, 'none')).toThrow('The --image-format flag must not be "none" for stills.');
});

claim(
  'Has no effect in 3.2.44. If a composition contains an <OffthreadVideo>, Remotion always uses the ffprobe on your PATH.',
  async () => {
    const renderStill = vi.fn();
    replaceRenderer({
      openBrowser: async () => ({close: async () => {}}),
      getCompositions: () => [{id: 'Poster', width: 1280, height: 720, fps: 1, durationInFrames: 1}],
      renderStill,
    });
    const spies = [vi.spyOn(console, 'log'), vi.spyOn(process.stdout, 'write')];
    spies.forEach((spy) => spy.mockReturnValue(true as never));
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
    const {load} = loadCli();
    const paths = {ffmpegExecutable: '/opt/ffmpeg', ffprobeExecutable: '/opt/ffprobe'};
    vi.spyOn(load<typeof cliOptions>('get-cli-options'), 'getCliOptions').mockResolvedValue(paths as never);
    vi.spyOn(load<typeof bundling>('setup-cache'), 'bundleOnCliOrTakeServeUrl').mockResolvedValue({
      urlOrBundle: 'build',
      cleanup: async () => {},
    });
    const folder = enterProject({'src/index.ts': ''});
    await load<{still: typeof still}>('still').still(folder, ['src/index.ts', 'Poster', 'poster.png']);

    const options: unknown = renderStill.mock.lastCall?.[0];
    expect(options).toMatchObject({ffmpegExecutable: '/opt/ffmpeg'});
    expect(options).not.toHaveProperty('ffprobeExecutable');
  },
);
