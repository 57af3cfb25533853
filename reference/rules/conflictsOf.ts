import {type CodecRule, codecs} from './codecs.ts';
import type {RenderSettings} from './RenderSettings.ts';

/** Settings that the packages refuse together. */
export interface Conflict {
  /** The settings that contradict each other. */
  readonly settings: readonly (keyof RenderSettings)[];
  /** Why, and what to do. */
  readonly message: string;
}

/** All reasons for which `renderMedia()` refuses the settings, in the order in which it looks. None: it renders. */
export const conflictsOf = (settings: RenderSettings): Conflict[] => {
  const rule = codecs.find(({codec}) => codec === settings.codec);
  if (!rule) return [{settings: ['codec'], message: `There is no codec "${settings.codec}".`}];
  return rules.flatMap((check) => check(settings, rule) ?? []);
};

type Check = (settings: RenderSettings, rule: CodecRule) => Conflict | undefined;

const quality: Check = ({quality: value}) =>
  value === undefined || (value >= 0 && value <= 100)
    ? undefined
    : {settings: ['quality'], message: 'The quality of JPEG frames goes from 0 to 100.'};

const rateControl: Check = ({crf, videoBitrate}) =>
  crf && videoBitrate
    ? {settings: ['crf', 'videoBitrate'], message: 'CRF and video bitrate both decide the size of the file. Set one.'}
    : undefined;

const crfRange: Check = ({crf, videoBitrate}, rule) => {
  if (crf === undefined || videoBitrate) return undefined;
  if (!rule.crf)
    return crf === 0
      ? undefined
      : {settings: ['crf', 'codec'], message: `The codec ${rule.codec} has no CRF. Remove it.`};
  const {min, max} = rule.crf;
  return crf >= min && crf <= max
    ? undefined
    : {settings: ['crf', 'codec'], message: `The CRF of ${rule.codec} goes from ${min} to ${max}.`};
};

const bitrate: Check = ({videoBitrate}) =>
  videoBitrate === undefined || /[KkM]$/.test(videoBitrate)
    ? undefined
    : {settings: ['videoBitrate'], message: 'A bitrate ends in K or M, such as 4M.'};

const profile: Check = ({proResProfile}, {codec}) =>
  proResProfile === undefined || codec === 'prores'
    ? undefined
    : {
        settings: ['proResProfile', 'codec'],
        message: 'Only the codec prores has profiles. Choose it, or remove the profile.',
      };

const alphaCodec: Check = ({pixelFormat}, {codec}) =>
  pixelFormat !== 'yuva420p' || codec === 'vp8' || codec === 'vp9'
    ? undefined
    : {settings: ['pixelFormat', 'codec'], message: 'The pixel format yuva420p needs the codec vp8 or vp9.'};

const extension: Check = ({extension: ending}, {codec, extensions}) =>
  ending === undefined || extensions.includes(ending)
    ? undefined
    : {
        settings: ['extension', 'codec'],
        message: `A file of the codec ${codec} ends in .${extensions.join(' or .')}.`,
      };

const scaleRange: Check = ({scale}) =>
  scale === undefined || (scale > 0 && scale <= 16)
    ? undefined
    : {settings: ['scale'], message: 'The scale is more than 0 and at most 16.'};

const everyNth: Check = ({everyNthFrame}, {codec}) => {
  if (everyNthFrame === undefined || everyNthFrame === 1) return undefined;
  if (everyNthFrame < 1 || !Number.isInteger(everyNthFrame))
    return {settings: ['everyNthFrame'], message: 'Every nth frame is a whole number from 1 on.'};
  return codec === 'gif' || codec === 'h264-mkv'
    ? undefined
    : {settings: ['everyNthFrame', 'codec'], message: 'Only a GIF can leave out frames.'};
};

/** Audio has no frames, whatever image format was asked for. */
const alphaImage: Check = ({pixelFormat, imageFormat = 'jpeg'}, {videoEncoder}) =>
  videoEncoder === null || imageFormat !== 'jpeg' || (pixelFormat !== 'yuva420p' && pixelFormat !== 'yuva444p10le')
    ? undefined
    : {
        settings: ['imageFormat', 'pixelFormat'],
        message: 'JPEG frames have no transparency. Choose the image format png.',
      };

// As in the package, the scale counts for the width only.
const evenSize: Check = ({width, height, scale = 1}, rule) => {
  if (!rule.evenSize || ((width * scale) % 2 === 0 && height % 2 === 0)) return undefined;
  return {
    settings: ['width', 'height', 'scale', 'codec'],
    message: `The codec ${rule.codec} needs an even width and height. ${width}x${height} at scale ${scale} is not.`,
  };
};

const rules: readonly Check[] = [
  quality,
  rateControl,
  crfRange,
  bitrate,
  profile,
  alphaCodec,
  extension,
  scaleRange,
  everyNth,
  alphaImage,
  evenSize,
];
