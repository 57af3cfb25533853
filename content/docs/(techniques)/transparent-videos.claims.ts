import type {getFinalOutputCodec} from '@remotion/cli/dist/get-final-output-codec.js';
import type {getOutputFilename} from '@remotion/cli/dist/get-filename.js';
import type {Codec} from '@remotion/renderer';
import {validateSelectedPixelFormatAndImageFormatCombination} from '@remotion/renderer/dist/image-format.js';
import {validateSelectedPixelFormatAndCodecCombination} from '@remotion/renderer/dist/pixel-format.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

function getCodec(outName: string, {flag, setting}: {flag?: Codec; setting?: Codec} = {}): Codec {
  const {getFinalOutputCodec: getFinal} = loadCli().load<{getFinalOutputCodec: typeof getFinalOutputCodec}>(
    'get-final-output-codec',
  );
  return getFinal({cliFlag: flag, configFile: setting ?? null, downloadName: null, outName}).codec;
}

claim(
  'Choose the VP8 or VP9 codec. Finally, set the pixel format to yuva420p, where the a stands for the alpha channel:',
  () => {
    for (const codec of ['vp8', 'vp9'] as const) {
      expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', codec)).not.toThrow();
    }
    for (const codec of ['h264', 'prores', 'gif'] as const) {
      expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', codec)).toThrow(
        "Pixel format was set to 'yuva420p' but codec",
      );
    }
  },
);

claim("Render the frames as PNG, because JPEG doesn't support transparency.", () => {
  expect(validateSelectedPixelFormatAndImageFormatCombination('yuva420p', 'png')).toBe('valid');
  expect(() => validateSelectedPixelFormatAndImageFormatCombination('yuva420p', 'jpeg')).toThrow(
    "Pixel format was set to 'yuva420p' but the image format is not PNG. To render transparent videos, you need to set PNG as the image format.",
  );
});

claim('If you pass --codec=vp9, leave out the .webm extension, because Remotion associates it with VP8.', () => {
  expect(getCodec('out/lower-third.webm')).toBe('vp8');
  expect(() => getCodec('out/lower-third.webm', {flag: 'vp9'})).toThrow(
    'The out name is out/lower-third.webm but --codec=vp9 was passed.',
  );
  expect(getCodec('out/lower-third', {flag: 'vp9'})).toBe('vp9');
});

claim('Remotion adds the extension for you:', () => {
  const {getOutputFilename: getName} = loadCli().load<{getOutputFilename: typeof getOutputFilename}>('get-filename');
  const options = {imageSequence: false, compositionName: 'LowerThird', args: ['out/lower-third']};
  expect(getName({...options, codec: 'vp9', defaultExtension: 'webm'})).toBe('out/lower-third.webm');
});

claim(
  "If it sets the codec for a transparent WebM, a command that renders an MP4 fails because the codec doesn't match.",
  () => {
    expect(() => getCodec('out/lower-third.mp4', {setting: 'vp8'})).toThrow(
      'The out name is out/lower-third.mp4 but vp8 was set as the codec in the config file.',
    );
  },
);

claim('Remotion chooses the ProRes codec because of the .mov extension.', () => {
  expect(getCodec('out/lower-third.mov')).toBe('prores');
});
