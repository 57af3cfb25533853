import os from 'node:os';
import {join} from 'node:path';
import type {determineFinalImageFormat} from '@remotion/cli/dist/determine-image-format.js';
import type {getEnvironmentVariables} from '@remotion/cli/dist/get-env.js';
import type {getImageFormat} from '@remotion/cli/dist/image-formats.js';
import {RenderInternals} from '@remotion/renderer';
import {validateScale} from '@remotion/renderer/dist/validate-scale.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';

type ImageFormats = {readonly getImageFormat: typeof getImageFormat};
type StillFormat = {readonly determineFinalImageFormat: typeof determineFinalImageFormat};
type Env = {readonly getEnvironmentVariables: typeof getEnvironmentVariables};

claim('The default is .env, if this file exists.', async () => {
  enterProject({'.env': 'API_URL=https://example.com'});
  const {getEnvironmentVariables} = loadCli().load<Env>('get-env');
  expect(await getEnvironmentVariables(() => undefined)).toMatchObject({API_URL: 'https://example.com'});
});

claim('Your components can read all variables in this file as process.env.NAME.', async () => {
  enterProject({'render.env': 'API_URL=https://example.com\nREMOTION_KEY=1'});
  const {Config, load} = loadCli();
  Config.Rendering.setDotEnvLocation('render.env');
  expect(await load<Env>('get-env').getEnvironmentVariables(() => undefined)).toMatchObject({
    API_URL: 'https://example.com',
    REMOTION_KEY: '1',
  });
});

claim('From the shell environment, they only receive variables that begin with REMOTION_.', async () => {
  enterProject({'.env': ''});
  vi.stubEnv('REMOTION_SHELL', 'yes');
  vi.stubEnv('OTHER_SHELL', 'no');
  const variables = await loadCli()
    .load<Env>('get-env')
    .getEnvironmentVariables(() => undefined);
  expect(variables).toHaveProperty('REMOTION_SHELL', 'yes');
  expect(variables).not.toHaveProperty('OTHER_SHELL');
});

claim('If a variable is defined in both places, the file takes precedence.', async () => {
  enterProject({'.env': 'REMOTION_KEY=file'});
  vi.stubEnv('REMOTION_KEY', 'shell');
  const variables = await loadCli()
    .load<Env>('get-env')
    .getEnvironmentVariables(() => undefined);
  expect(variables).toHaveProperty('REMOTION_KEY', 'file');
});

claim('The path is wrong. The next line of the output shows where Remotion looked for the file.', () => {
  enterProject({'.env': ''});
  const {Config, load} = loadCli();
  Config.Rendering.setDotEnvLocation('missing.env');
  const message = catchExit(() => load<Env>('get-env').getEnvironmentVariables(() => undefined));
  const [first, second] = message.split('\n');
  expect(first).toContain('You specified a custom .env file using `Config.Rendering.setDotEnvLocation()`');
  expect(second).toContain(join(process.cwd(), 'missing.env'));
});

claim('You can set a whole number from 1 to the number of CPU threads.', () => {
  const threads = os.cpus().length;
  expect(() => RenderInternals.validateConcurrency(1, 'concurrency')).not.toThrow();
  expect(() => RenderInternals.validateConcurrency(threads, 'concurrency')).not.toThrow();
  expect(() => RenderInternals.validateConcurrency(0, 'concurrency')).toThrow('concurrency must be at least 1');
  expect(() => RenderInternals.validateConcurrency(threads + 1, 'concurrency')).toThrow(
    `Available CPU cores: ${threads}, value set: ${threads + 1}`,
  );
});

claim(
  'By default, or if you pass null, Remotion uses half the number of threads, but at least 1 and at most 8.',
  () => {
    const cpus = vi.spyOn(os, 'cpus');
    onTestFinished(() => cpus.mockRestore());
    const [cpu] = os.cpus();
    const getDefault = (threads: number): number => {
      cpus.mockReturnValue(Array.from({length: threads}, () => cpu as os.CpuInfo));
      return RenderInternals.getActualConcurrency(null);
    };
    expect(loadCli().ConfigInternals.getConcurrency()).toBeNull();
    expect([1, 2, 8, 16, 64].map(getDefault)).toEqual([1, 1, 4, 8, 8]);
  },
);

claim('Pass a whole number.', () => {
  expect(() => RenderInternals.validateConcurrency(2.5, 'concurrency')).toThrow(
    'concurrency must be an integer, but is 2.5',
  );
});

claim('jpeg | Default for videos and GIFs.', () => {
  const {getImageFormat} = loadCli().load<ImageFormats>('image-formats');
  for (const codec of ['h264', 'h264-mkv', 'h265', 'vp8', 'vp9', 'prores', 'gif'] as const) {
    expect(getImageFormat(codec)).toBe('jpeg');
  }
});

claim('png | Default for image sequences and stills.', () => {
  const {load} = loadCli();
  // An image sequence has no codec.
  expect(load<ImageFormats>('image-formats').getImageFormat(undefined)).toBe('png');
  const still = {downloadName: null, outName: null, configImageFormat: null, cliFlag: null, isLambda: false};
  expect(load<StillFormat>('determine-image-format').determineFinalImageFormat(still)).toEqual({
    format: 'png',
    source: 'Default',
  });
});

claim('none | Default for audio.', () => {
  const {getImageFormat} = loadCli().load<ImageFormats>('image-formats');
  expect((['mp3', 'aac', 'wav'] as const).map((codec) => getImageFormat(codec))).toEqual(['none', 'none', 'none']);
});

claim("If you render a still, the output's file extension takes precedence, and none is ignored.", () => {
  const {determineFinalImageFormat} = loadCli().load<StillFormat>('determine-image-format');
  const getFormat = (configImageFormat: 'png' | 'jpeg' | 'none', outName: string | null): string =>
    determineFinalImageFormat({downloadName: null, outName, configImageFormat, cliFlag: null, isLambda: false}).format;
  expect(getFormat('png', 'out/still.jpg')).toBe('jpeg');
  expect(getFormat('jpeg', 'out/still.png')).toBe('png');
  expect(getFormat('jpeg', null)).toBe('jpeg');
  expect(getFormat('none', null)).toBe('png');
});

claim('The question only appears for jpg.', () => {
  const {Config} = loadCli();
  const setFormat = (format: string): void => Config.Rendering.setImageFormat(format as 'png');
  expect(() => setFormat('jpg')).toThrow('Value jpg is not valid as an image format. Did you mean "jpeg"?');
  expect(() => setFormat('gif')).toThrow(/^Value gif is not valid as an image format\.$/);
});

claim('Sets the quality of JPEG frames, as a whole number from 0 to 100.', () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Rendering.setQuality(100);
  expect(ConfigInternals.getQuality()).toBe(100);
  expect(() => Config.Rendering.setQuality(101)).toThrow('Quality option must be between 0 and 100.');
  expect(() => Config.Rendering.setQuality(-1)).toThrow('Quality option must be between 0 and 100.');
});

claim("If you don't set it, or pass 0 or undefined, the browser decides.", () => {
  const {Config, ConfigInternals} = loadCli();
  expect(ConfigInternals.getQuality()).toBeUndefined();
  for (const quality of [0, undefined]) {
    Config.Rendering.setQuality(90);
    Config.Rendering.setQuality(quality);
    expect(ConfigInternals.getQuality()).toBeUndefined();
  }
});

claim('The factor has to be greater than 0 and at most 16.', () => {
  expect(loadCli().ConfigInternals.getScale()).toBe(1);
  expect(() => validateScale(0.01)).not.toThrow();
  expect(() => validateScale(16)).not.toThrow();
  expect(() => validateScale(0)).toThrow('"scale" must be bigger than 0, but is 0');
  expect(() => validateScale(20)).toThrow('"scale" must be smaller or equal than 16, but is 20');
  expect(() => validateScale(Number.NaN)).toThrow('NaN');
});

claim('For H.264 and H.265, the scaled width and height have to be even.', () => {
  const validate = (codec: 'h264' | 'h265' | 'vp8', width: number, scale: number): void =>
    RenderInternals.validateEvenDimensionsWithCodec({width, height: 100, codec, scale});
  expect(() => validate('h264', 101, 1)).toThrow('a width of 101px, which is an uneven number');
  expect(() => validate('h265', 150, 0.5)).toThrow('a width of 75px, which is an uneven number');
  expect(() => validate('h264', 151, 2)).not.toThrow();
  expect(() => validate('vp8', 101, 1)).not.toThrow();
});

claim(
  'In 3.2.44, the check for this has a bug, so choose a composition height that is even before and after scaling.',
  () => {
    const validate = (height: number, scale: number): void =>
      RenderInternals.validateEvenDimensionsWithCodec({width: 100, height, codec: 'h264', scale});
    // 202 is even, but refused.
    expect(() => validate(101, 2)).toThrow('a height of 202px, which is an uneven number');
    // 75 is odd, but accepted.
    expect(() => validate(150, 0.5)).not.toThrow();
  },
);
