import {RenderInternals, validateOutputFilename} from '@remotion/renderer';
import {validateEveryNthFrame} from '@remotion/renderer/dist/validate-every-nth-frame.js';
import {Internals} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

claim('With --every-nth-frame=2, the GIF consists of frames 0, 2, 4 and so on.', () => {
  expect(RenderInternals.getFramesToRender([0, 9], 2)).toEqual([0, 2, 4, 6, 8]);
  expect(RenderInternals.getFramesToRender([0, 9], 3)).toEqual([0, 3, 6, 9]);
});

claim('The maximum for a GIF is 50 fps.', () => {
  expect(() => Internals.validateFps(50, 'in a GIF', true)).not.toThrow();
  expect(() => Internals.validateFps(51, 'in a GIF', true)).toThrow('The FPS for a GIF cannot be higher than 50.');
  expect(() => Internals.validateFps(60, 'in a video', false)).not.toThrow();
});

claim('"everyNthFrame" can only be set if "codec" is set to "gif". The codec is "h264"', () => {
  expect(() => validateEveryNthFrame(2, 'h264')).toThrow(
    '"everyNthFrame" can only be set if "codec" is set to "gif". The codec is "h264"',
  );
  expect(() => validateEveryNthFrame(2, 'gif')).not.toThrow();
});

claim('When using the GIF codec, the output filename must end in .gif.', () => {
  for (const extension of ['mp4', 'png', null]) {
    expect(() => validateOutputFilename('gif', extension)).toThrow(
      'When using the GIF codec, the output filename must end in .gif.',
    );
  }
});

claim(
  "With this configuration file, rendering a video or an audio file fails, because the codec doesn't match the file extension.",
  () => {
    const {getFinalOutputCodec} = loadCli().load<{getFinalOutputCodec(options: object): unknown}>(
      'get-final-output-codec',
    );
    for (const outName of ['out/score.mp4', 'out/score.webm', 'out/score.mp3']) {
      const options = {cliFlag: null, configFile: 'gif', downloadName: null, outName};
      expect(() => getFinalOutputCodec(options)).toThrow('gif was set as the codec in the config file');
    }
  },
);
