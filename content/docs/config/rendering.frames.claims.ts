import {RenderInternals} from '@remotion/renderer';
import {convertNumberOfGifLoopsToFfmpegSyntax} from '@remotion/renderer/dist/convert-number-of-gif-loops-to-ffmpeg.js';
import {validateEveryNthFrame} from '@remotion/renderer/dist/validate-every-nth-frame.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

claim('Sets an inclusive range of frames to render, as an array of the first and last frame.', () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Rendering.setFrameRange([0, 89]);
  const range = RenderInternals.getRealFrameRange(150, ConfigInternals.getRange());
  const frames = RenderInternals.getFramesToRender(range, 1);
  expect([frames.length, frames.at(0), frames.at(-1)]).toEqual([90, 0, 89]);
});

claim('Frames are counted from 0, so the last frame of a composition with 150 frames is 149.', () => {
  expect(RenderInternals.getRealFrameRange(150, null)).toEqual([0, 149]);
  expect(() => RenderInternals.getRealFrameRange(150, [0, 150])).toThrow('Frame range 0-150 is not in between 0-149');
});

claim('If you pass a single number, Remotion renders an image sequence with one image.', () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Rendering.setFrameRange(30);
  const range = ConfigInternals.getRange();
  expect(ConfigInternals.getShouldOutputImageSequence(range)).toBe(true);
  expect(RenderInternals.getRealFrameRange(150, range)).toEqual([30, 30]);
});

claim('The default is null, which renders all frames.', () => {
  const range = loadCli().ConfigInternals.getRange();
  expect(range).toBeNull();
  expect(RenderInternals.getFramesToRender(RenderInternals.getRealFrameRange(150, range), 1)).toHaveLength(150);
});

claim(
  'Renders only the frames whose number is a multiple of this value, and reduces the frame rate accordingly.',
  () => {
    expect(RenderInternals.getFramesToRender([0, 6], 3)).toEqual([0, 3, 6]);
    expect(RenderInternals.getFramesToRender([4, 10], 3)).toEqual([6, 9]);
  },
);

claim('The default is 1.', () => {
  expect(loadCli().ConfigInternals.getEveryNthFrame()).toBe(1);
});

claim(
  'You can use this for GIFs, image sequences and the codec h264-mkv. For other codecs, any value except 1 causes an error.',
  () => {
    expect(() => validateEveryNthFrame(2, 'gif')).not.toThrow();
    expect(() => validateEveryNthFrame(2, 'h264-mkv')).not.toThrow();
    for (const codec of ['h264', 'h265', 'vp8', 'vp9', 'prores', 'mp3'] as const) {
      expect(() => validateEveryNthFrame(1, codec)).not.toThrow();
      expect(() => validateEveryNthFrame(2, codec)).toThrow(
        `"everyNthFrame" can only be set if "codec" is set to "gif". The codec is "${codec}"`,
      );
    }
  },
);

claim('With null (the default), it repeats forever. With 0, it plays only once.', () => {
  expect(loadCli().ConfigInternals.getNumberOfGifLoops()).toBeNull();
  // FFmpeg's -loop is 0 for endless GIFs and -1 for GIFs that don't repeat.
  expect(convertNumberOfGifLoopsToFfmpegSyntax(null)).toBe('0');
  expect(convertNumberOfGifLoopsToFfmpegSyntax(0)).toBe('-1');
});

claim('Remotion passes other numbers to FFmpeg as -loop.', () => {
  expect([1, 2, 10].map((loops) => convertNumberOfGifLoopsToFfmpegSyntax(loops))).toEqual(['1', '2', '10']);
});

claim("The command line overrides this setting, even if you don't pass the flag. Use --muted instead.", () => {
  // Remotion reads the configuration file first, and then the flags.
  const {Config, ConfigInternals, load} = loadCli();
  Config.Rendering.setMuted(true);
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getMuted()).toBe(false);
  expect(loadCli(['--muted']).ConfigInternals.getMuted()).toBe(true);
});

claim('As with setMuted(), the command line overrides this setting. Use --enforce-audio-track instead.', () => {
  const {Config, ConfigInternals, load} = loadCli();
  Config.Rendering.setEnforceAudioTrack(true);
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getEnforceAudioTrack()).toBe(false);
  expect(loadCli(['--enforce-audio-track']).ConfigInternals.getEnforceAudioTrack()).toBe(true);
});

claim('By default, or if you pass null, Remotion uses the ffmpeg on your PATH.', () => {
  const {Config, ConfigInternals} = loadCli();
  expect(ConfigInternals.getCustomFfmpegExecutable()).toBeNull();
  Config.Rendering.setFfmpegExecutable('/opt/ffmpeg/bin/ffmpeg');
  expect(ConfigInternals.getCustomFfmpegExecutable()).toBe('/opt/ffmpeg/bin/ffmpeg');
  Config.Rendering.setFfmpegExecutable(null);
  expect(ConfigInternals.getCustomFfmpegExecutable()).toBeNull();
});

claim('Swap the two numbers.', () => {
  expect(() => loadCli().Config.Rendering.setFrameRange([90, 30])).toThrow(
    'The second value of frame range must be not smaller than the first one, but got 90-30',
  );
});

claim('Pass an array of two numbers.', () => {
  expect(() => loadCli().Config.Rendering.setFrameRange([1, 2, 3] as unknown as [number, number])).toThrow(
    'Frame range must be a tuple, got an array with length 3',
  );
});

claim('Pass an array such as [0, 20]. The notation 0-20 is only for the command line.', () => {
  expect(() => loadCli().Config.Rendering.setFrameRange('0-20' as unknown as number)).toThrow(
    'Frame range must be a number or a tuple of numbers, but got object of type string',
  );
  expect(loadCli(['--frames=0-20']).ConfigInternals.getRange()).toEqual([0, 20]);
});

claim('A single frame has to be a non-negative integer.', () => {
  const {Config} = loadCli();
  expect(() => Config.Rendering.setFrameRange(-1)).toThrow('Frame must be a non-negative number, got -1');
  expect(() => Config.Rendering.setFrameRange(Number.NaN)).toThrow('Frame must be a finite number, got NaN');
  expect(() => Config.Rendering.setFrameRange(1.5)).toThrow('Frame must be an integer, but got a float (1.5)');
});

claim('You also get one of these messages for --frames=0-Infinity.', () => {
  expect(() => loadCli(['--frames=0-Infinity'])).toThrow('Each value of frame range must be finite, but got Infinity');
});
