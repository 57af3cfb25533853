import {RenderInternals} from '@remotion/renderer';
import {validateQualitySettings} from '@remotion/renderer/dist/crf.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

claim('The --sequence flag does the same.', () => {
  expect(loadCli(['--sequence']).ConfigInternals.getShouldOutputImageSequence(null)).toBe(true);
});

claim('The value has to be a positive integer.', () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Output.overrideHeight(1920);
  expect(ConfigInternals.getHeight()).toBe(1920);
  for (const height of [0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => Config.Output.overrideHeight(height)).toThrow('passed to `overrideHeight()`');
  }
});

claim(
  "In 3.2.44, this setter only checks that the value is a number, so you won't find out about a negative or fractional width until you render.",
  () => {
    const {Config, ConfigInternals} = loadCli();
    for (const width of [-5, 1.5, 0]) {
      Config.Output.overrideWidth(width);
      expect(ConfigInternals.getWidth()).toBe(width);
    }
    expect(() => Config.Output.overrideWidth('5' as unknown as number)).toThrow();
  },
);

claim('Encodes H.264 or H.265 frames while others are still rendering, if enough memory is free', () => {
  const codecs = RenderInternals.validCodecs.filter((codec) => RenderInternals.canUseParallelEncoding(codec));
  expect(codecs).toEqual(['h264', 'h265', 'h264-mkv']);
});

claim("mp4 | setCodec('h264')", () => {
  const warnings = collectConsole('warn');
  const {Config, ConfigInternals} = loadCli();
  Config.Output.setOutputFormat('mp4');
  expect(ConfigInternals.getOutputCodecOrUndefined()).toBe('h264');
  expect(warnings.join()).toContain(
    'setOutputFormat() is deprecated. Use the setCodec() and setImageSequence() instead.',
  );
});

claim("png-sequence | setCodec(undefined), which doesn't turn on the image sequence", () => {
  collectConsole('warn');
  const {Config, ConfigInternals} = loadCli();
  Config.Output.setCodec('h264');
  Config.Output.setOutputFormat('png-sequence');
  expect(ConfigInternals.getOutputCodecOrUndefined()).toBeUndefined();
  expect(ConfigInternals.getShouldOutputImageSequence(null)).toBe(false);
});

claim("Choose a CRF from the codec's range.", () => {
  expect(() => validateQualitySettings({codec: 'h264', crf: 60, videoBitrate: null})).toThrow(
    'CRF must be between 1 and 51 for codec h264. Passed: 60',
  );
});

claim('Pass true or false.', () => {
  const {Config} = loadCli();
  expect(() => Config.Output.setOverwriteOutput('no' as unknown as boolean)).toThrow(
    'overwriteExisting must be a boolean but got string ("no")',
  );
  expect(() => Config.Output.setImageSequence('no' as unknown as boolean)).toThrow(
    'setImageSequence accepts a Boolean Value',
  );
});

claim("You've passed a string or null to setCrf().", () => {
  const {Config, ConfigInternals} = loadCli();
  for (const crf of ['18', null]) {
    expect(() => Config.Output.setCrf(crf as unknown as number)).toThrow('The CRF must be a number or undefined.');
  }
  Config.Output.setCrf(undefined);
  expect(ConfigInternals.getCrfOrUndefined()).toBeUndefined();
});

claim('Pass a path to setOutputLocation().', () => {
  const {Config} = loadCli();
  expect(() => Config.Output.setOutputLocation(' ')).toThrow('outputLocation must not be an empty string');
  expect(() => Config.Output.setOutputLocation(5 as unknown as string)).toThrow(
    'outputLocation must be a string but got number (5)',
  );
});
