import {type CodecRule, codecs} from './codecs.ts';
import type {RenderSettings} from './RenderSettings.ts';

/** Settings that the packages reject in combination. */
export type Conflict = {
  /** The settings that contradict each other. */
  readonly settings: readonly (keyof RenderSettings)[];
  /** The reason and the solution. */
  readonly message: string;
};

/** Returns all reasons why `renderMedia()` rejects the settings, in the order of its checks. Empty if it accepts them. */
export function findConflicts(settings: RenderSettings): Conflict[] {
  const rule = codecs.find(({codec}) => codec === settings.codec);
  if (!rule) {
    return [{settings: ['codec'], message: `There is no codec "${settings.codec}".`}];
  }
  return rules.flatMap((check) => check(settings, rule) ?? []);
}

type Check = (settings: RenderSettings, rule: CodecRule) => Conflict | undefined;

const checkQuality: Check = ({quality: value}) =>
  value === undefined || (value >= 0 && value <= 100)
    ? undefined
    : {settings: ['quality'], message: 'The JPEG quality must be between 0 and 100.'};

const checkRateControl: Check = ({crf, videoBitrate}) =>
  crf && videoBitrate
    ? {
        settings: ['crf', 'videoBitrate'],
        message: 'The CRF and the video bitrate both control the file size. Set only one of them.',
      }
    : undefined;

const checkCrf: Check = ({crf, videoBitrate}, rule) => {
  if (crf === undefined || videoBitrate) {
    return undefined;
  }
  if (!rule.crf) {
    return crf === 0
      ? undefined
      : {settings: ['crf', 'codec'], message: `The codec ${rule.codec} doesn't support a CRF. Remove it.`};
  }
  const {min, max} = rule.crf;
  return crf >= min && crf <= max
    ? undefined
    : {settings: ['crf', 'codec'], message: `The CRF for ${rule.codec} must be between ${min} and ${max}.`};
};

const checkBitrate: Check = ({videoBitrate}) =>
  videoBitrate === undefined || /[KkM]$/.test(videoBitrate)
    ? undefined
    : {settings: ['videoBitrate'], message: 'The bitrate must end in K or M, such as 4M.'};

const checkProfile: Check = ({proResProfile}, {codec}) =>
  proResProfile === undefined || codec === 'prores'
    ? undefined
    : {
        settings: ['proResProfile', 'codec'],
        message: 'Only the codec prores supports profiles. Choose it or remove the profile.',
      };

const checkAlphaCodec: Check = ({pixelFormat}, {codec}) =>
  pixelFormat !== 'yuva420p' || codec === 'vp8' || codec === 'vp9'
    ? undefined
    : {settings: ['pixelFormat', 'codec'], message: 'The pixel format yuva420p requires the codec vp8 or vp9.'};

const checkExtension: Check = ({extension: ending}, {codec, extensions}) =>
  ending === undefined || extensions.includes(ending)
    ? undefined
    : {
        settings: ['extension', 'codec'],
        message: `With the codec ${codec}, the file name must end in .${extensions.join(' or .')}.`,
      };

const checkScale: Check = ({scale}) =>
  scale === undefined || (scale > 0 && scale <= 16)
    ? undefined
    : {settings: ['scale'], message: 'The scale must be greater than 0 and at most 16.'};

const checkEveryNth: Check = ({everyNthFrame}, {codec}) => {
  if (everyNthFrame === undefined || everyNthFrame === 1) {
    return undefined;
  }
  if (everyNthFrame < 1 || !Number.isInteger(everyNthFrame)) {
    return {settings: ['everyNthFrame'], message: 'The value for every nth frame must be an integer of 1 or more.'};
  }
  return codec === 'gif' || codec === 'h264-mkv'
    ? undefined
    : {settings: ['everyNthFrame', 'codec'], message: 'You can only skip frames in a GIF.'};
};

/** Audio codecs don't have frames, so the image format doesn't matter. */
const checkAlphaImage: Check = ({pixelFormat, imageFormat = 'jpeg'}, {videoEncoder}) =>
  videoEncoder === null || imageFormat !== 'jpeg' || (pixelFormat !== 'yuva420p' && pixelFormat !== 'yuva444p10le')
    ? undefined
    : {
        settings: ['imageFormat', 'pixelFormat'],
        message: "JPEG frames don't support transparency. Choose the image format png.",
      };

// Like the package, this only applies the scale to the width.
const checkEvenSize: Check = ({width, height, scale = 1}, rule) => {
  if (!rule.evenSize || ((width * scale) % 2 === 0 && height % 2 === 0)) {
    return undefined;
  }
  return {
    settings: ['width', 'height', 'scale', 'codec'],
    message: `The codec ${rule.codec} requires an even width and height, but ${width}x${height} at scale ${scale} isn't even.`,
  };
};

const rules: readonly Check[] = [
  checkQuality,
  checkRateControl,
  checkCrf,
  checkBitrate,
  checkProfile,
  checkAlphaCodec,
  checkExtension,
  checkScale,
  checkEveryNth,
  checkAlphaImage,
  checkEvenSize,
];
