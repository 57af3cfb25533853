import {createRequire} from 'node:module';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {codecs, imageFormats, impliedCodec, pixelFormats, proResProfiles} from './codecs.ts';
import {findConflicts} from './findConflicts.ts';
import {needsNoName} from './needsNoName.ts';
import type {RenderSettings} from './RenderSettings.ts';

const load = createRequire(import.meta.url);
// These are the validators that `renderMedia()` calls. The package doesn't export them.
function loadModule(file: string): Record<string, (...values: unknown[]) => unknown> {
  return load(`../../../node_modules/@remotion/renderer/dist/${file}.js`) as Record<
    string,
    (...values: unknown[]) => unknown
  >;
}

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

function isRefused(file: string, name: string, ...values: unknown[]): boolean {
  try {
    loadModule(file)[name]?.(...values);
    return false;
  } catch {
    return true;
  }
}

/** Validates the options like `renderMedia()` does before it renders. */
function expectRefusal({
  codec,
  imageFormat,
  pixelFormat,
  crf,
  videoBitrate,
  proResProfile,
  quality,
  scale,
  width,
  height,
  everyNthFrame,
  extension,
  frameRange,
  concurrency,
  timeoutInMilliseconds,
}: RenderSettings): boolean {
  return [
    isRefused('quality', 'validateQuality', quality),
    isRefused('crf', 'validateQualitySettings', {codec, crf, videoBitrate}),
    isRefused('validate-videobitrate', 'validateBitrate', videoBitrate, 'videoBitrate'),
    isRefused('prores-profile', 'validateSelectedCodecAndProResCombination', {codec, proResProfile}),
    isRefused('pixel-format', 'validateSelectedPixelFormatAndCodecCombination', pixelFormat, codec),
    extension !== undefined && isRefused('validate-output-filename', 'validateOutputFilename', codec, extension),
    isRefused('validate-scale', 'validateScale', scale),
    isRefused('validate-every-nth-frame', 'validateEveryNthFrame', everyNthFrame ?? 1, codec),
    isRefused(
      'image-format',
      'validateSelectedPixelFormatAndImageFormatCombination',
      pixelFormat,
      loadModule('is-audio-codec').isAudioCodec?.(codec) ? 'none' : (imageFormat ?? 'jpeg'),
    ),
    isRefused('validate-even-dimensions-with-codec', 'validateEvenDimensionsWithCodec', {
      width,
      height,
      codec,
      scale: scale ?? 1,
    }),
    isRefused('frame-range', 'validateFrameRange', frameRange ?? null),
    isRefused('validate-concurrency', 'validateConcurrency', concurrency, 'concurrency'),
    isRefused('validate-puppeteer-timeout', 'validatePuppeteerTimeout', timeoutInMilliseconds),
  ].some(Boolean);
}

function getProduct<T extends object>(choices: {readonly [Key in keyof T]: readonly T[Key][]}): T[] {
  return Object.entries(choices).reduce<T[]>(
    (all, [key, values]) => all.flatMap((item) => (values as unknown[]).map((value) => ({...item, [key]: value}))),
    [{} as T],
  );
}

const all = codecs.map(({codec}) => codec);
const size = {width: [1280], height: [720]} as const;

function expectAgreement(settings: RenderSettings): void {
  if (findConflicts(settings).length > 0 !== expectRefusal(settings)) {
    expect({settings, conflicts: findConflicts(settings)}).toEqual({settings, refused: expectRefusal(settings)});
  }
}

describe('the rules match the package for all combinations', () => {
  test('codec, pixel format, image format and ProRes profile', () => {
    getProduct<RenderSettings>({
      codec: all,
      pixelFormat: [undefined, ...pixelFormats],
      imageFormat: [undefined, ...imageFormats],
      proResProfile: [undefined, ...proResProfiles],
      ...size,
    }).forEach(expectAgreement);
  });

  test('codec, CRF and bitrate', () => {
    getProduct<RenderSettings>({
      codec: all,
      crf: [undefined, ...Array.from({length: 67}, (_, value) => value - 1)],
      videoBitrate: [undefined, '4M', '900k', '900K', '4000', '4G'],
      ...size,
    }).forEach(expectAgreement);
  });

  test('codec, size and scale', () => {
    getProduct<RenderSettings>({
      codec: all,
      width: [1, 2, 1279, 1280, 1920],
      height: [1, 2, 719, 720, 1080],
      scale: [undefined, -1, 0, 0.1, 0.25, 0.5, 1, 1.5, 2, 16, 16.1],
    }).forEach(expectAgreement);
  });

  test('codec and skipped frames', () => {
    getProduct<RenderSettings>({codec: all, everyNthFrame: [undefined, -1, 0, 0.5, 1, 2, 10], ...size}).forEach(
      expectAgreement,
    );
  });

  test('range, concurrency and timeout', () => {
    // In tests, the package accepts shorter timeouts.
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    getProduct<RenderSettings>({
      codec: ['h264'],
      frameRange: [undefined, [0, 0], [0, 89], [89, 0]],
      concurrency: [undefined, -1, 0, 0.5, 1],
      timeoutInMilliseconds: [undefined, 0, 6999, 7000, 7000.5],
      ...size,
    }).forEach(expectAgreement);
  });

  test('codec, file extension and quality', () => {
    const endings = [...new Set(codecs.flatMap(({extensions}) => extensions)), 'avi', 'jpg', ''];
    getProduct<RenderSettings>({
      codec: all,
      extension: endings,
      quality: [undefined, -1, 0, 50, 100, 101],
      ...size,
    }).forEach(expectAgreement);
  });
});

describe('the file extension on the command line', () => {
  const {getFinalOutputCodec} = load('../../../node_modules/@remotion/cli/dist/get-final-output-codec.js') as {
    getFinalOutputCodec: (choice: object) => {codec: string};
  };
  const endings = [...new Set([...codecs.flatMap(({extensions}) => extensions), ...Object.keys(impliedCodec)])];

  test.each(endings)('.%s means the same codec as in the package', (ending) => {
    const outName = `out.${ending}`;
    const choice = {cliFlag: null, configFile: null, downloadName: null, outName};
    expect(getFinalOutputCodec(choice).codec).toBe(impliedCodec[ending] ?? 'h264');
  });

  test.each(all)('%s matches its own extension or requires no output name', (codec) => {
    const outName = `out.${codecs.find((rule) => rule.codec === codec)?.extensions[0]}`;
    const choose = (): unknown => getFinalOutputCodec({cliFlag: codec, configFile: null, downloadName: null, outName});
    if (needsNoName(codec)) {
      expect(choose).toThrow();
    } else {
      expect(choose).not.toThrow();
    }
  });
});

describe('codecs', () => {
  test('includes all codecs of the package in the same order', () => {
    expect(all).toEqual(loadModule('codec').validCodecs);
    expect(pixelFormats).toEqual(loadModule('pixel-format').validPixelFormats);
    expect(imageFormats).toEqual(loadModule('image-format').validImageFormats);
  });

  test.each(codecs)(
    '$codec has the same encoders, CRF and tracks as in the package',
    ({codec, crf, videoEncoder, audioEncoder}) => {
      expect(loadModule('get-codec-name').getCodecName?.(codec)).toBe(videoEncoder);
      const {audio} = loadModule('codec-supports-media').codecSupportsMedia?.(codec) as {audio: boolean};
      expect(audio ? loadModule('get-audio-codec-name').getAudioCodecName?.(codec) : null).toBe(audioEncoder);
      expect(loadModule('crf').getValidCrfRanges?.(codec)).toEqual(crf ? [crf.min, crf.max] : [0, 0]);
      expect(loadModule('crf').getDefaultCrfForCodec?.(codec)).toBe(crf?.preset ?? 0);
    },
  );

  test.each(codecs)('$codec has the same Lambda support as in the package', ({codec, lambda}) => {
    const {validateLambdaCodec} = load(
      '../../../node_modules/@remotion/lambda/dist/shared/validate-lambda-codec.js',
    ) as {
      validateLambdaCodec: (codec: string) => void;
    };
    const accepts = (): boolean => {
      try {
        validateLambdaCodec(codec);
        return true;
      } catch {
        return false;
      }
    };
    expect(accepts()).toBe(lambda);
  });
});

describe('findConflicts', () => {
  test('returns the reason and the fix of each', () => {
    expect(
      findConflicts({codec: 'h264', pixelFormat: 'yuva420p', imageFormat: 'jpeg', width: 1280, height: 720}),
    ).toEqual([
      {
        settings: ['pixelFormat', 'codec'],
        reason: 'The pixel format yuva420p requires the codec vp8 or vp9.',
        fix: 'Choose one of them, or another pixel format.',
      },
      {
        settings: ['imageFormat', 'pixelFormat'],
        reason: "JPEG frames don't support transparency.",
        fix: 'Choose the image format png.',
      },
    ]);
  });

  test("rejects a codec that the package doesn't have", () => {
    expect(findConflicts({codec: 'av1', width: 1280, height: 720})[0]?.reason).toBe('There is no codec "av1".');
  });
});
