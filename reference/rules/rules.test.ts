import {createRequire} from 'node:module';
import {describe, expect, it, vi} from 'vitest';
import {codecs, imageFormats, impliedCodec, pixelFormats, proResProfiles} from './codecs.ts';
import {conflictsOf} from './conflictsOf.ts';
import {needsNoName} from './needsNoName.ts';
import type {RenderSettings} from './RenderSettings.ts';

const load = createRequire(import.meta.url);
// The validators are what `renderMedia()` calls; the package does not export them.
const part = (file: string): Record<string, (...values: unknown[]) => unknown> =>
  load(`../../node_modules/@remotion/renderer/dist/${file}.js`) as Record<string, (...values: unknown[]) => unknown>;

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const refuses = (file: string, name: string, ...values: unknown[]): boolean => {
  try {
    part(file)[name]?.(...values);
    return false;
  } catch {
    return true;
  }
};

/** What `renderMedia()` does with its options before it renders. */
const refused = ({
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
}: RenderSettings): boolean =>
  [
    refuses('quality', 'validateQuality', quality),
    refuses('crf', 'validateQualitySettings', {codec, crf, videoBitrate}),
    refuses('validate-videobitrate', 'validateBitrate', videoBitrate, 'videoBitrate'),
    refuses('prores-profile', 'validateSelectedCodecAndProResCombination', {codec, proResProfile}),
    refuses('pixel-format', 'validateSelectedPixelFormatAndCodecCombination', pixelFormat, codec),
    extension !== undefined && refuses('validate-output-filename', 'validateOutputFilename', codec, extension),
    refuses('validate-scale', 'validateScale', scale),
    refuses('validate-every-nth-frame', 'validateEveryNthFrame', everyNthFrame ?? 1, codec),
    refuses(
      'image-format',
      'validateSelectedPixelFormatAndImageFormatCombination',
      pixelFormat,
      part('is-audio-codec').isAudioCodec?.(codec) ? 'none' : (imageFormat ?? 'jpeg'),
    ),
    refuses('validate-even-dimensions-with-codec', 'validateEvenDimensionsWithCodec', {
      width,
      height,
      codec,
      scale: scale ?? 1,
    }),
  ].some(Boolean);

const product = <T extends object>(choices: {readonly [Key in keyof T]: readonly T[Key][]}): T[] =>
  Object.entries(choices).reduce<T[]>(
    (all, [key, values]) => all.flatMap((item) => (values as unknown[]).map((value) => ({...item, [key]: value}))),
    [{} as T],
  );

const all = codecs.map(({codec}) => codec);
const size = {width: [1280], height: [720]} as const;

const agree = (settings: RenderSettings): void => {
  if (conflictsOf(settings).length > 0 !== refused(settings))
    expect({settings, conflicts: conflictsOf(settings)}).toEqual({settings, refused: refused(settings)});
};

describe('the rules of rendering are those of the package, as a full cross product', () => {
  it('codec, pixel format, image format and ProRes profile', () => {
    product<RenderSettings>({
      codec: all,
      pixelFormat: [undefined, ...pixelFormats],
      imageFormat: [undefined, ...imageFormats],
      proResProfile: [undefined, ...proResProfiles],
      ...size,
    }).forEach(agree);
  });

  it('codec, CRF and bitrate', () => {
    product<RenderSettings>({
      codec: all,
      crf: [undefined, ...Array.from({length: 67}, (_, value) => value - 1)],
      videoBitrate: [undefined, '4M', '900k', '900K', '4000', '4G'],
      ...size,
    }).forEach(agree);
  });

  it('codec, size and scale', () => {
    product<RenderSettings>({
      codec: all,
      width: [1, 2, 1279, 1280, 1920],
      height: [1, 2, 719, 720, 1080],
      scale: [undefined, -1, 0, 0.1, 0.25, 0.5, 1, 1.5, 2, 16, 16.1],
    }).forEach(agree);
  });

  it('codec and frames left out', () => {
    product<RenderSettings>({codec: all, everyNthFrame: [undefined, -1, 0, 0.5, 1, 2, 10], ...size}).forEach(agree);
  });

  it('codec, ending of the file and quality', () => {
    const endings = [...new Set(codecs.flatMap(({extensions}) => extensions)), 'avi', 'jpg', ''];
    product<RenderSettings>({
      codec: all,
      extension: endings,
      quality: [undefined, -1, 0, 50, 100, 101],
      ...size,
    }).forEach(agree);
  });
});

describe('the ending of a file on the command line', () => {
  const {getFinalOutputCodec} = load('../../node_modules/@remotion/cli/dist/get-final-output-codec.js') as {
    getFinalOutputCodec: (choice: object) => {codec: string};
  };
  const endings = [...new Set([...codecs.flatMap(({extensions}) => extensions), ...Object.keys(impliedCodec)])];

  it.each(endings)('.%s means what the package takes it for', (ending) => {
    const outName = `out.${ending}`;
    const choice = {cliFlag: null, configFile: null, downloadName: null, outName};
    expect(getFinalOutputCodec(choice).codec).toBe(impliedCodec[ending] ?? 'h264');
  });

  it.each(all)('%s agrees with its own ending, or must do without a name', (codec) => {
    const outName = `out.${codecs.find((rule) => rule.codec === codec)?.extensions[0]}`;
    const choose = (): unknown => getFinalOutputCodec({cliFlag: codec, configFile: null, downloadName: null, outName});
    if (needsNoName(codec)) expect(choose).toThrow();
    else expect(choose).not.toThrow();
  });
});

describe('what the codecs are', () => {
  it('they are all of the package, in its order', () => {
    expect(all).toEqual(part('codec').validCodecs);
    expect(pixelFormats).toEqual(part('pixel-format').validPixelFormats);
    expect(imageFormats).toEqual(part('image-format').validImageFormats);
  });

  it.each(codecs)(
    '$codec has the encoders, the CRF and the parts that the package gives it',
    ({codec, crf, videoEncoder, audioEncoder}) => {
      expect(part('get-codec-name').getCodecName?.(codec)).toBe(videoEncoder);
      const {audio} = part('codec-supports-media').codecSupportsMedia?.(codec) as {audio: boolean};
      expect(audio ? part('get-audio-codec-name').getAudioCodecName?.(codec) : null).toBe(audioEncoder);
      expect(part('crf').getValidCrfRanges?.(codec)).toEqual(crf ? [crf.min, crf.max] : [0, 0]);
      expect(part('crf').getDefaultCrfForCodec?.(codec)).toBe(crf?.preset ?? 0);
    },
  );

  it.each(codecs)('$codec renders on Lambda as the package says', ({codec, lambda}) => {
    const {validateLambdaCodec} = load('../../node_modules/@remotion/lambda/dist/shared/validate-lambda-codec.js') as {
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

describe('conflictsOf', () => {
  it('says what to do', () => {
    expect(
      conflictsOf({codec: 'h264', pixelFormat: 'yuva420p', imageFormat: 'jpeg', width: 1280, height: 720}),
    ).toEqual([
      {settings: ['pixelFormat', 'codec'], message: 'The pixel format yuva420p needs the codec vp8 or vp9.'},
      {
        settings: ['imageFormat', 'pixelFormat'],
        message: 'JPEG frames have no transparency. Choose the image format png.',
      },
    ]);
  });

  it('knows no codec that the package does not have', () => {
    expect(conflictsOf({codec: 'av1', width: 1280, height: 720})[0]?.message).toBe('There is no codec "av1".');
  });
});
