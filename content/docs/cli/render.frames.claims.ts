import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {getCliOptions} from '@remotion/cli/dist/get-cli-options.js';
import type {getOutputFilename} from '@remotion/cli/dist/get-filename.js';
import type {getInputProps} from '@remotion/cli/dist/get-input-props.js';
import {type Codec, RenderInternals} from '@remotion/renderer';
import {validateEveryNthFrame} from '@remotion/renderer/dist/validate-every-nth-frame.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

function getSequenceFolder(args: string[]): string {
  return loadCli()
    .load<{getOutputFilename: typeof getOutputFilename}>('get-filename')
    .getOutputFilename({codec: 'h264', imageSequence: true, compositionName: 'Score', defaultExtension: 'mp4', args});
}

claim(
  'For example, --frames=0-89 renders the first 90 frames, because frames are counted from 0 and both ends are included.',
  () => {
    const range = loadCli(['--frames=0-89']).ConfigInternals.getRange();
    expect(RenderInternals.getFramesToRender(RenderInternals.getRealFrameRange(150, range), 1)).toHaveLength(90);
  },
);

claim(
  'A single number, such as --frames=30, gives you an image sequence with one image, so pass a folder as the output.',
  () => {
    const {ConfigInternals} = loadCli(['--frames=30']);
    expect(ConfigInternals.getShouldOutputImageSequence(ConfigInternals.getRange())).toBe(true);
    expect(RenderInternals.getFramesToRender(RenderInternals.getRealFrameRange(150, 30), 1)).toEqual([30]);
    expect(getSequenceFolder(['out/frames'])).toBe('out/frames');
    for (const args of [[], ['out/countdown.mp4']]) {
      expect(catchExit(() => getSequenceFolder(args))).toContain(
        'The output directory of the image sequence cannot have an extension. Got: mp4',
      );
    }
  },
);

claim('In 3.2.44, it appears even if you add --sequence.', async () => {
  const warnings = collectConsole('warn');
  const {load} = loadCli(['--frames=30', '--sequence', `--browser-executable=${process.execPath}`]);
  const {getCliOptions: getOptions} = load<{getCliOptions: typeof getCliOptions}>('get-cli-options');
  await getOptions({isLambda: false, type: 'series'});
  expect(warnings.join()).toContain('Selected a single frame. Assuming you want to output an image.');
});

claim('If you want a one-frame video instead, use --frames=30-30.', () => {
  const {ConfigInternals} = loadCli(['--frames=30-30']);
  expect(ConfigInternals.getRange()).toEqual([30, 30]);
  expect(ConfigInternals.getShouldOutputImageSequence(ConfigInternals.getRange())).toBe(false);
});

claim('--frames=0 has no effect, so use --frames=0-0 or the still command for the first frame.', () => {
  expect(loadCli(['--frames=0']).ConfigInternals.getRange()).toBeNull();
  expect(loadCli(['--frames=0-0']).ConfigInternals.getRange()).toEqual([0, 0]);
});

claim('The default is 1. Only GIFs, image sequences and the codec h264-mkv support other values.', () => {
  expect(loadCli().ConfigInternals.getEveryNthFrame()).toBe(1);
  expect(() => validateEveryNthFrame(2, 'gif')).not.toThrow();
  expect(() => validateEveryNthFrame(2, 'h264-mkv')).not.toThrow();
  expect(() => validateEveryNthFrame(2, 'vp8')).toThrow('can only be set if "codec" is set to "gif"');
});

claim('--number-of-gif-loops=0 has no effect. To play a GIF only once, pass --number-of-gif-loops=-1', () => {
  expect(loadCli(['--number-of-gif-loops=0']).ConfigInternals.getNumberOfGifLoops()).toBeNull();
  expect(loadCli(['--number-of-gif-loops=-1']).ConfigInternals.getNumberOfGifLoops()).toBe(-1);
});

claim('If the width or height is odd, the default codec H.264 causes an error, so add --codec=vp8.', () => {
  const validate = (codec: Codec): void =>
    RenderInternals.validateEvenDimensionsWithCodec({width: 101, height: 100, codec, scale: 1});
  expect(() => validate('h264')).toThrow('uneven number');
  expect(() => validate('vp8')).not.toThrow();
});

claim('In 3.2.44, --overwrite=false and --no-overwrite have no effect.', () => {
  for (const flag of ['--overwrite=false', '--no-overwrite']) {
    expect(loadCli([flag]).ConfigInternals.getShouldOverwrite({defaultValue: true})).toBe(true);
  }
});

claim('The input props, either as JSON or as the path to a JSON file relative to the current directory.', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  writeFileSync(join(folder, 'props.json'), '{"from": 5}');
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(folder, {recursive: true});
  });
  const read = (flag: string): object =>
    loadCli([flag])
      .load<{getInputProps: typeof getInputProps}>('get-input-props')
      .getInputProps(() => undefined);
  expect(read('--props={"from": 10}')).toEqual({from: 10});
  expect(read('--props=./props.json')).toEqual({from: 5});
  expect(catchExit(() => read('--props=missing.json'))).toContain(
    'You passed --props but it was neither valid JSON nor a file path to a valid JSON file.',
  );
});

claim("--bundle-cache=false turns it off and deletes an existing cache. --no-bundle-cache doesn't turn it off.", () => {
  expect(loadCli(['--bundle-cache=false']).ConfigInternals.getWebpackCaching()).toBe(false);
  expect(loadCli(['--no-bundle-cache']).ConfigInternals.getWebpackCaching()).toBe(true);
});

claim('How much the command prints: error, warn, info or verbose. The default is info.', () => {
  expect(loadCli().ConfigInternals.Logging.getLogLevel()).toBe('info');
  for (const level of ['error', 'warn', 'info', 'verbose']) {
    expect(loadCli([`--log=${level}`]).ConfigInternals.Logging.getLogLevel()).toBe(level);
  }
});

claim('The default is 30000 and the minimum is 7000.', () => {
  expect(loadCli().ConfigInternals.getCurrentPuppeteerTimeout()).toBe(30_000);
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => RenderInternals.validatePuppeteerTimeout(7000)).not.toThrow();
  expect(() => RenderInternals.validatePuppeteerTimeout(6999)).toThrow('should be bigger or equal than 7000');
});
