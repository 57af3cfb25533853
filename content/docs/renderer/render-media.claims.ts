import {type Codec, renderMedia, RenderInternals, validateOutputFilename} from '@remotion/renderer';
import {validateQualitySettings} from '@remotion/renderer/dist/crf.js';
import {puppeteer} from '@remotion/renderer/dist/browser/node.js';
import {convertNumberOfGifLoopsToFfmpegSyntax} from '@remotion/renderer/dist/convert-number-of-gif-loops-to-ffmpeg.js';
import {getAudioCodecName} from '@remotion/renderer/dist/get-audio-codec-name.js';
import {getCodecName} from '@remotion/renderer/dist/get-codec-name.js';
import {getProResProfileName} from '@remotion/renderer/dist/get-prores-profile-name.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

const composition = {id: 'Countdown', width: 1280, height: 720, fps: 30, durationInFrames: 20, defaultProps: undefined};

/** Calls `renderMedia()` with an option that it has to refuse before it starts anything. */
function render(options: Readonly<Record<string, unknown>>): unknown {
  return renderMedia({
    serveUrl: 'http://localhost:1',
    composition,
    codec: 'h264',
    outputLocation: null,
    ...options,
  } as Parameters<typeof renderMedia>[0]);
}

/** Leaves out `.mxf`, `.mpg` and `.mpeg`, which Remotion accepts, but in which FFmpeg can't store AAC. */
function getExtensions(codec: Codec): string[] {
  const candidates = ['mp4', 'mkv', 'hevc', 'webm', 'mov', 'gif', 'mp3', 'wav']
    .concat(['aac', '3gp', 'm4a', 'm4b'])
    .filter((extension) => {
      try {
        validateOutputFilename(codec, extension);
        return true;
      } catch {
        return false;
      }
    });
  return candidates;
}

function expectCodec(codec: Codec, extensions: readonly string[], video: string | null, audio: string | null): void {
  expect(getExtensions(codec)).toEqual(extensions);
  expect(getCodecName(codec)).toBe(video);
  if (audio !== null) {
    expect(getAudioCodecName(codec)).toBe(audio);
  }
}

claim('h264 | .mp4, .mkv | libx264 | AAC', () => expectCodec('h264', ['mp4', 'mkv'], 'libx264', 'aac'));

claim('h265 | .mp4, .hevc | libx265 | AAC, no audio in .hevc', () => {
  expectCodec('h265', ['mp4', 'hevc'], 'libx265', 'aac');
});

claim('vp8 | .webm | libvpx | Opus', () => expectCodec('vp8', ['webm'], 'libvpx', 'libopus'));

claim('vp9 | .webm | libvpx-vp9 | Opus', () => expectCodec('vp9', ['webm'], 'libvpx-vp9', 'libopus'));

claim('prores | .mov, .mkv | prores_ks | AAC', () => expectCodec('prores', ['mkv', 'mov'], 'prores_ks', 'aac'));

claim('h264-mkv | .mkv | libx264 | Uncompressed PCM', () => expectCodec('h264-mkv', ['mkv'], 'libx264', 'pcm_s16le'));

claim('gif | .gif | GIF | None', () => expectCodec('gif', ['gif'], 'gif', null));

claim('mp3 | .mp3 | None | MP3', () => expectCodec('mp3', ['mp3'], null, 'libmp3lame'));

claim('aac | .aac, .3gp, .m4a, .m4b | None | AAC', () => {
  expectCodec('aac', ['aac', '3gp', 'm4a', 'm4b'], null, 'aac');
});

claim('wav | .wav | None | Uncompressed PCM', () => expectCodec('wav', ['wav'], null, 'pcm_s16le'));

claim(
  "The codecs prores, mp3, aac and wav don't support a CRF, so the render fails if you pass any number greater than 0.",
  () => {
    for (const codec of ['prores', 'mp3', 'aac', 'wav']) {
      expect(() => render({codec, crf: 1})).toThrow(`The "${codec}" codec does not support the --crf option.`);
    }
  },
);

claim("You also can't combine crf with videoBitrate.", () => {
  expect(() => render({crf: 18, videoBitrate: '4M'})).toThrow('"crf" and "videoBitrate" can not both be set.');
});

claim(
  'For ProRes and the audio codecs, Remotion ignores the bitrate and prints a warning such as ProRes does not support videoBitrate. Ignoring.',
  () => {
    const warnings = collectConsole('warn');
    expect(validateQualitySettings({codec: 'prores', crf: null, videoBitrate: '4M'})).toEqual([]);
    expect(validateQualitySettings({codec: 'mp3', crf: null, videoBitrate: '4M'})).toEqual([]);
    expect(warnings[0]).toBe('ProRes does not support videoBitrate. Ignoring.');
  },
);

claim("Two formats support transparency, and both require imageFormat: 'png'.", () => {
  expect(() => render({codec: 'vp8', pixelFormat: 'yuva420p', imageFormat: 'jpeg'})).toThrow('is not PNG');
  expect(() => render({codec: 'prores', pixelFormat: 'yuva444p10le', imageFormat: 'jpeg'})).toThrow('is not PNG');
});

claim('If you use the pixel format yuva420p with a codec other than vp8 and vp9, you get an error.', () => {
  expect(() => render({codec: 'h264', pixelFormat: 'yuva420p', imageFormat: 'png'})).toThrow(
    "codec is not 'vp8' or 'vp9'",
  );
});

claim('The ProRes profile, which determines the quality and the file size. The default is hq.', () => {
  expect(getProResProfileName('prores', undefined)).toBe(getProResProfileName('prores', 'hq'));
});

claim('If you set a profile for any other codec, you get an error.', () => {
  expect(() => render({codec: 'h264', proResProfile: 'hq'})).toThrow('You have set a ProRes profile');
});

claim('A composition with an odd height is rejected, even if the scaled height is even.', () => {
  expect(() => render({composition: {...composition, height: 181}, scale: 2})).toThrow(
    'a height of 362px, which is an uneven number',
  );
});

claim('If only the scaled height is odd, the check passes and the render fails later.', () => {
  expect(() =>
    RenderInternals.validateEvenDimensionsWithCodec({width: 1280, height: 90, codec: 'h264', scale: 0.5}),
  ).not.toThrow();
});

claim(
  'For example, [0, 89] renders the first 90 frames, because frames are counted from 0 and both ends are included.',
  () => {
    expect(RenderInternals.getFramesToRender(RenderInternals.getRealFrameRange(150, [0, 89]), 1)).toHaveLength(90);
  },
);

claim('A single number renders a one-frame video.', () => {
  expect(RenderInternals.getRealFrameRange(150, 30)).toEqual([30, 30]);
});

claim('Pass a whole number. Only the codecs gif and h264-mkv accept a number greater than 1.', () => {
  expect(() => render({codec: 'gif', everyNthFrame: 1.5})).toThrow('Argument for everyNthFrame must be an integer');
  for (const codec of ['h264', 'h265', 'vp8', 'vp9', 'prores', 'mp3', 'aac', 'wav']) {
    expect(() => render({codec, everyNthFrame: 2})).toThrow('"everyNthFrame" can only be set if "codec" is set');
  }
});

claim('If you pass null, it repeats forever, and if you pass 0, it plays only once.', () => {
  expect(convertNumberOfGifLoopsToFfmpegSyntax(null)).toBe('0');
  expect(convertNumberOfGifLoopsToFfmpegSyntax(0)).toBe('-1');
  expect(convertNumberOfGifLoopsToFfmpegSyntax(3)).toBe('3');
});

claim('For most invalid options, the function throws immediately instead of returning a rejected promise.', () => {
  expect(() => render({quality: 101})).toThrow('Quality option must be between 0 and 100.');
});

claim('An invalid concurrency, timeoutInMilliseconds or gl rejects the promise.', async () => {
  const page = {setViewport: async () => {}, on: () => {}, off: () => {}, close: async () => {}};
  const options = {codec: 'vp8', concurrency: 1, puppeteerInstance: {newPage: async () => page}};
  await expect(render({...options, concurrency: 1000})).rejects.toThrow('Maximum for --concurrency is');
  await expect(render({...options, timeoutInMilliseconds: '8000'})).rejects.toThrow(
    "'timeoutInMilliseconds' should be a number",
  );
  // Fails before the browser is started, so that any existing file will do.
  const own = {puppeteerInstance: undefined, browserExecutable: process.execPath, chromiumOptions: {gl: 'vulkan'}};
  await expect(render({...options, ...own})).rejects.toThrow('vulkan is not a valid GL backend');
});

claim(
  "In 3.2.44, an invalid concurrency also leaves the browser open, so your process doesn't exit on its own.",
  async () => {
    const close = vi.fn();
    const browser = {pages: async () => [{close: async () => {}}], close};
    const launch = vi.spyOn(puppeteer, 'launch').mockResolvedValue(browser as never);
    onTestFinished(() => launch.mockRestore());
    // Any file that exists, because Remotion would download a browser otherwise.
    const options = {codec: 'vp8', browserExecutable: process.execPath};
    await expect(render({...options, concurrency: 1000})).rejects.toThrow('Maximum for --concurrency is');
    await vi.waitFor(() => expect(launch).toHaveBeenCalledOnce());
    await new Promise(setImmediate);
    expect(close).not.toHaveBeenCalled();
  },
);

claim('For h264-mkv, always pass a path, because the buffer would contain an MP4 file.', () => {
  expect(RenderInternals.getFileExtensionFromCodec('h264-mkv', 'final')).toBe('mp4');
});

claim('serveUrl is missing.', () => {
  const options = {composition, codec: 'h264', outputLocation: null} as unknown as Parameters<typeof renderMedia>[0];
  expect(() => renderMedia(options)).toThrow('You must pass the `serveUrl` parameter');
});

claim("The codec doesn't exist. You get the second message if you've also set a videoBitrate.", () => {
  expect(() => render({codec: 'mp4'})).toThrow('Got unexpected codec "mp4"');
  expect(() => render({codec: 'mp4', videoBitrate: '4M'})).toThrow(
    "Cannot read properties of undefined (reading 'audio')",
  );
});

claim('composition is undefined, because your code looked for an ID that no composition has.', () => {
  expect(() => render({composition: undefined})).toThrow("Cannot read properties of undefined (reading 'height')");
});

claim('composition is a string. Pass an object from getCompositions() instead of its ID.', () => {
  expect(() => render({composition: 'Greeting'})).toThrow('a H264 codec that has a width of NaNpx');
});

claim('Choose an extension that matches the codec.', () => {
  expect(() => render({outputLocation: 'out/a.webm'})).toThrow(
    'When using the H264 codec, the output filename must end in .mp4 or .mkv.',
  );
  const getError = (codec: Codec) => expect(() => render({outputLocation: 'out/a.txt', codec}));
  getError('h265').toThrow('When using H265 codec, the output filename must end in .mp4 or .hevc.');
  getError('h264-mkv').toThrow('When using the "h264-mkv" codec, the output filename must end in ".mkv".');
  getError('vp8').toThrow('When using the VP8 codec, the output filename must end in .webm.');
  getError('vp9').toThrow('When using the VP9 codec, the output filename must end in .webm.');
  getError('gif').toThrow('When using the GIF codec, the output filename must end in .gif.');
  getError('prores').toThrow(
    "When using the 'prores' codec, the output must end in one of those extensions: .mov, .mkv, .mxf",
  );
  getError('mp3').toThrow("When using the 'mp3' codec, the output must end in .mp3");
  getError('aac').toThrow('.aac, .3gp, .m4a, .m4b, .mpg, .mpeg');
  getError('wav').toThrow("When using the 'wav' codec, the output location must end in .wav.");
});

claim("Choose a CRF from the codec's range.", () => {
  expect(() => render({crf: 60})).toThrow('CRF must be between 1 and 51 for codec h264. Passed: 60');
  expect(() => render({crf: 0})).toThrow('Setting the CRF to 0 with a H264 codec is not supported anymore');
});

claim("Add imageFormat: 'png'.", () => {
  expect(() => render({codec: 'vp8', pixelFormat: 'yuva420p'})).toThrow(
    "Pixel format was set to 'yuva420p' but the image format is not PNG.",
  );
});

claim('The composition is shorter. Frames are counted from 0.', () => {
  expect(() => render({frameRange: [0, 20]})).toThrow('Frame range 0-20 is not in between 0-19');
  expect(() => render({frameRange: 20})).toThrow('Frame number is out of range, must be between 0 and 19 but got 20');
});

claim('Pass the CRF as a number.', () => {
  expect(() => render({crf: '20'})).toThrow('Expected CRF to be a number, but is "20"');
});

claim("The codec doesn't support a CRF, so remove it. The second message is a warning for a CRF of 0.", () => {
  const warnings = collectConsole('warn');
  expect(validateQualitySettings({codec: 'prores', crf: 0, videoBitrate: null})).toEqual([]);
  expect(warnings).toEqual(['ProRes does not support the "crf" option. Ignoring.']);
});

claim("Pass the bitrate as a string with a unit, such as '4M'.", () => {
  expect(() => render({videoBitrate: 4})).toThrow(
    '"videoBitrate" must be a string ending in "K" or "M". Got a number: 4',
  );
  expect(() => render({videoBitrate: true})).toThrow('"videoBitrate" must be a string or null, but got true');
  expect(() => render({audioBitrate: '128'})).toThrow('"audioBitrate" must end in "K", "k" or "M", but got "128"');
});

claim('Choose one of the listed profiles.', () => {
  expect(() => render({codec: 'prores', proResProfile: 'best'})).toThrow('The ProRes profile "best" is not valid.');
});

claim('Choose a smaller scale.', () => {
  expect(() => render({scale: 17})).toThrow('"scale" must be smaller or equal than 16, but is 17');
});

claim('Pass a positive integer.', () => {
  expect(() => render({codec: 'gif', everyNthFrame: '2'})).toThrow(
    'Argument passed to "everyNthFrame" is not a number: 2',
  );
  expect(() => render({codec: 'gif', everyNthFrame: 0})).toThrow('cannot be below 1, but is 0');
  expect(() => render({codec: 'gif', everyNthFrame: Number.NaN})).toThrow('"everyNthFrame" NaN is not finite');
});

claim("Set everyNthFrame, or lower the composition's frame rate.", () => {
  expect(() => render({codec: 'gif', composition: {...composition, fps: 60}})).toThrow(
    'The FPS for a GIF cannot be higher than 50.',
  );
});

claim("ffmpegOverride has to be a function. The message uses the option's old name.", () => {
  expect(() => render({ffmpegOverride: 'x'})).toThrow('Argument passed for "ffmpegArgsHook" is not a function: x');
});

claim("The first number of frameRange is larger than the second, or one of them isn't a whole number.", () => {
  expect(() => RenderInternals.getFramesToRender([10, 5], 1)).toThrow('Invalid array length');
  expect(() => RenderInternals.getFramesToRender([0, 1.5], 1)).toThrow('Invalid array length');
});

claim('composition | --width, --height | overrideWidth(), overrideHeight()', () => {
  const {ConfigInternals: fromFlags} = loadCli(['--width=640', '--height=360']);
  expect([fromFlags.getWidth(), fromFlags.getHeight()]).toEqual([640, 360]);

  const {Config, ConfigInternals} = loadCli();
  Config.Output.overrideWidth(640);
  Config.Output.overrideHeight(360);
  expect([ConfigInternals.getWidth(), ConfigInternals.getHeight()]).toEqual([640, 360]);
});
