import {join} from 'node:path';
import type {getFinalOutputCodec} from '@remotion/cli/dist/get-final-output-codec.js';
import type {getAndValidateAbsoluteOutputFile} from '@remotion/cli/dist/get-cli-options.js';
import type {getOutputFilename} from '@remotion/cli/dist/get-filename.js';
import {type Codec, RenderInternals, validateOutputFilename} from '@remotion/renderer';
import {validateQualitySettings} from '@remotion/renderer/dist/crf.js';
import {validateSelectedPixelFormatAndImageFormatCombination} from '@remotion/renderer/dist/image-format.js';
import {validateSelectedPixelFormatAndCodecCombination} from '@remotion/renderer/dist/pixel-format.js';
import {validateSelectedCodecAndProResCombination} from '@remotion/renderer/dist/prores-profile.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

type GetFilename = {readonly getOutputFilename: typeof getOutputFilename};
type GetCodec = {readonly getFinalOutputCodec: typeof getFinalOutputCodec};
type GetOptions = {readonly getAndValidateAbsoluteOutputFile: typeof getAndValidateAbsoluteOutputFile};

const countdown = {codec: 'h264', compositionName: 'Countdown', defaultExtension: 'mp4', imageSequence: false} as const;

function getFilename(codec: Codec, args: string[]): string {
  return loadCli()
    .load<GetFilename>('get-filename')
    .getOutputFilename({...countdown, codec, args});
}

claim('An output you pass on the command line takes precedence.', () => {
  const {Config, load} = loadCli();
  const {getOutputFilename} = load<GetFilename>('get-filename');
  Config.Output.setOutputLocation('dist/countdown.mp4');
  expect(getOutputFilename({...countdown, args: []})).toBe('dist/countdown.mp4');
  expect(getOutputFilename({...countdown, args: ['a.mp4']})).toBe('a.mp4');
});

claim(
  'If you set neither, Remotion saves the file in the out folder and names it after the composition, for example out/Countdown.mp4.',
  () => {
    expect(getFilename('h264', [])).toBe('out/Countdown.mp4');
  },
);

claim('The default for local renders is true.', () => {
  const {ConfigInternals} = loadCli();
  expect(ConfigInternals.getShouldOverwrite({defaultValue: true})).toBe(true);
});

claim('If you set it to false, the command fails instead, unless you pass --overwrite.', () => {
  const file = join(enterProject({'countdown.mp4': ''}), 'countdown.mp4');
  const cli = loadCli();
  cli.Config.Output.setOverwriteOutput(false);
  const {getAndValidateAbsoluteOutputFile} = cli.load<GetOptions>('get-cli-options');
  const overwrite = cli.ConfigInternals.getShouldOverwrite({defaultValue: true});
  expect(catchExit(() => getAndValidateAbsoluteOutputFile(file, overwrite))).toContain(
    `File at ${file} already exists. Use --overwrite to overwrite.`,
  );
  const withFlag = loadCli(['--overwrite']).ConfigInternals;
  expect(withFlag.getShouldOverwrite({defaultValue: false})).toBe(true);
});

claim('There is no flag for the opposite, so use this setter to protect your files.', () => {
  expect(loadCli(['--overwrite=false']).ConfigInternals.getShouldOverwrite({defaultValue: true})).toBe(true);
  expect(loadCli(['--no-overwrite']).ConfigInternals.getShouldOverwrite({defaultValue: true})).toBe(true);
});

claim('The default is h264, and undefined resets the setting.', () => {
  const {Config, ConfigInternals} = loadCli();
  expect(RenderInternals.DEFAULT_CODEC).toBe('h264');
  Config.Output.setCodec('vp9');
  Config.Output.setCodec(undefined);
  expect(ConfigInternals.getOutputCodecOrUndefined()).toBeUndefined();
});

claim(
  'For example, if you set vp9 and render to out/countdown.webm, you get an error, because .webm implies VP8.',
  () => {
    const {getFinalOutputCodec} = loadCli().load<GetCodec>('get-final-output-codec');
    const options = {cliFlag: undefined, downloadName: null, outName: 'out/countdown.webm'};
    expect(getFinalOutputCodec({...options, configFile: null}).codec).toBe('vp8');
    expect(() => getFinalOutputCodec({...options, configFile: 'vp9'})).toThrow('implies a codec of vp8');
  },
);

claim("In the same way, .mp4 implies H.264, so it doesn't work for h265.", () => {
  const {getFinalOutputCodec} = loadCli().load<GetCodec>('get-final-output-codec');
  const options = {cliFlag: undefined, downloadName: null, configFile: 'h265'} as const;
  expect(() => getFinalOutputCodec({...options, outName: 'out/countdown.mp4'})).toThrow('implies a codec of h264');
  expect(getFinalOutputCodec({...options, outName: 'out/countdown'}).codec).toBe('h265');
});

claim('If you leave out the extension, Remotion adds it, except for gif, mp3, aac and wav.', () => {
  collectConsole('warn');
  expect(getFilename('vp9', ['out/countdown'])).toBe('out/countdown.webm');
  expect(getFilename('h265', ['out/countdown'])).toBe('out/countdown.mp4');
  expect(getFilename('prores', ['out/countdown'])).toBe('out/countdown.mov');
  for (const codec of ['gif', 'mp3', 'aac', 'wav'] as const) {
    expect(getFilename(codec, ['out/countdown'])).toBe('out/countdown');
  }
});

claim(
  "If another part of the path contains a dot, as in ./out/countdown, Remotion doesn't add an extension, and the render fails.",
  () => {
    for (const codec of ['h264', 'h265', 'vp9', 'prores'] as const) {
      const name = getFilename(codec, ['./out/countdown']);
      expect(name).toBe('./out/countdown');
      expect(() => validateOutputFilename(codec, RenderInternals.getExtensionOfFilename(name))).toThrow('must end in');
    }
  },
);

claim("The default name ends in .mp4, which this codec doesn't accept.", () => {
  expect(RenderInternals.getFileExtensionFromCodec('h264-mkv', 'final')).toBe('mp4');
  expect(() => validateOutputFilename('h264-mkv', 'mp4')).toThrow('must end in ".mkv"');
});

function expectCrf(codec: Codec, {min, max, byDefault}: {min: number; max: number; byDefault: number}): void {
  const getArguments = (crf: number | null): readonly string[] =>
    validateQualitySettings({codec, crf, videoBitrate: null});
  expect(getArguments(null)).toEqual(['-crf', String(byDefault)]);
  expect(getArguments(min)).toEqual(['-crf', String(min)]);
  expect(getArguments(max)).toEqual(['-crf', String(max)]);
  expect(() => getArguments(min - 1)).toThrow();
  expect(() => getArguments(max + 1)).toThrow(`CRF must be between ${min} and ${max} for codec ${codec}.`);
}

claim('h264, h264-mkv | 1 to 51 | 18', () => {
  expectCrf('h264', {min: 1, max: 51, byDefault: 18});
  expectCrf('h264-mkv', {min: 1, max: 51, byDefault: 18});
});

claim('h265 | 0 to 51 | 23', () => {
  expectCrf('h265', {min: 0, max: 51, byDefault: 23});
});

claim('vp8 | 4 to 63 | 9', () => {
  expectCrf('vp8', {min: 4, max: 63, byDefault: 9});
});

claim('vp9 | 0 to 63 | 28', () => {
  expectCrf('vp9', {min: 0, max: 63, byDefault: 28});
});

claim('gif | 0 to 51 | 23', () => {
  expectCrf('gif', {min: 0, max: 51, byDefault: 23});
});

claim("prores, mp3, aac and wav don't support a CRF.", () => {
  for (const codec of ['prores', 'mp3', 'aac', 'wav'] as const) {
    expect(() => validateQualitySettings({codec, crf: 18, videoBitrate: null})).toThrow(
      `The "${codec}" codec does not support the --crf option.`,
    );
  }
});

claim("You can't combine a CRF with a video bitrate.", () => {
  expect(() => validateQualitySettings({codec: 'h264', crf: 18, videoBitrate: '4M'})).toThrow(
    '"crf" and "videoBitrate" can not both be set. Choose one of either.',
  );
});

claim('Sets the video bitrate in bits per second, as a number followed by the unit K, k or M.', () => {
  for (const bitrate of ['4000K', '4000k', '4M']) {
    expect(() => RenderInternals.validateBitrate(bitrate, 'videoBitrate')).not.toThrow();
    expect(validateQualitySettings({codec: 'h264', crf: null, videoBitrate: bitrate as '4M'})).toEqual([
      '-b:v',
      bitrate,
    ]);
  }
  expect(() => RenderInternals.validateBitrate('4Mbit', 'videoBitrate')).toThrow(
    '"videoBitrate" must end in "K", "k" or "M", but got "4Mbit"',
  );
  expect(() => RenderInternals.validateBitrate('4000000', 'videoBitrate')).toThrow();
});

claim("If you don't set a bitrate, or pass null, Remotion uses the CRF.", () => {
  const {Config, ConfigInternals} = loadCli();
  expect(ConfigInternals.getVideoBitrate()).toBeUndefined();
  Config.Output.setVideoBitrate('4M');
  Config.Output.setVideoBitrate(null);
  const videoBitrate = ConfigInternals.getVideoBitrate();
  expect(validateQualitySettings({codec: 'h264', crf: 20, videoBitrate})).toEqual(['-crf', '20']);
});

claim(
  'For ProRes and the audio codecs, Remotion ignores this setting and prints a warning such as ProRes does not support videoBitrate. Ignoring.',
  () => {
    const warnings = collectConsole('warn');
    for (const codec of ['prores', 'mp3', 'aac', 'wav'] as const) {
      expect(validateQualitySettings({codec, crf: null, videoBitrate: '4M'})).toEqual([]);
    }
    expect(warnings).toEqual([
      'ProRes does not support videoBitrate. Ignoring.',
      'mp3 does not support videoBitrate. Ignoring.',
      'aac does not support videoBitrate. Ignoring.',
      'wav does not support videoBitrate. Ignoring.',
    ]);
  },
);

claim('yuv420p | Default', () => {
  expect(loadCli().ConfigInternals.getPixelFormat()).toBe('yuv420p');
});

claim('yuva420p | Transparency with vp8 and vp9', () => {
  expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', 'vp8')).not.toThrow();
  expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', 'vp9')).not.toThrow();
  for (const codec of ['h264', 'h265', 'prores', 'gif'] as const) {
    expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', codec)).toThrow(
      "Pixel format was set to 'yuva420p' but codec is not 'vp8' or 'vp9'.",
    );
  }
});

claim('The two formats with transparency require PNG frames', () => {
  for (const format of ['yuva420p', 'yuva444p10le'] as const) {
    expect(validateSelectedPixelFormatAndImageFormatCombination(format, 'png')).toBe('valid');
    expect(() => validateSelectedPixelFormatAndImageFormatCombination(format, 'jpeg')).toThrow(
      `Pixel format was set to '${format}' but the image format is not PNG.`,
    );
  }
  expect(validateSelectedPixelFormatAndImageFormatCombination('yuv444p10le', 'jpeg')).toBe('valid');
});

claim("A profile causes an error if the codec isn't prores, so always set both.", () => {
  expect(() => validateSelectedCodecAndProResCombination({codec: 'prores', proResProfile: '4444'})).not.toThrow();
  expect(() => validateSelectedCodecAndProResCombination({codec: 'h264', proResProfile: '4444'})).toThrow(
    'You have set a ProRes profile but the codec is "h264".',
  );
});

claim(
  'If you turn it on, Remotion rejects the default output because it has an extension, so always pass a folder as the output:',
  () => {
    const {Config, ConfigInternals, load} = loadCli();
    expect(ConfigInternals.getShouldOutputImageSequence(null)).toBe(false);
    Config.Output.setImageSequence(true);
    const imageSequence = ConfigInternals.getShouldOutputImageSequence(null);
    const {getOutputFilename} = load<GetFilename>('get-filename');
    expect(getOutputFilename({...countdown, imageSequence, args: ['out/frames']})).toBe('out/frames');
    expect(catchExit(() => getOutputFilename({...countdown, imageSequence, args: []}))).toContain(
      'The output directory of the image sequence cannot have an extension. Got: mp4',
    );
  },
);
