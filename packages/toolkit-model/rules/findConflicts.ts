import {type CodecRule, codecs} from './codecs.ts';
import type {RenderSettings} from './RenderSettings.ts';

/** Settings that the packages reject, alone or in combination. */
type Conflict = {
  /** The settings that contradict each other, or the one that is out of range. */
  readonly settings: readonly (keyof RenderSettings)[];
  /** What is wrong, in one sentence. */
  readonly reason: string;
  /** What to do, in one sentence. */
  readonly fix: string;
};

/** Returns all reasons why a render rejects the settings, in the order of its checks. Empty if it accepts them. */
export function findConflicts(settings: RenderSettings): Conflict[] {
  const rule = codecs.find(({codec}) => codec === settings.codec);
  if (!rule) {
    const fix = `Choose one of ${codecs.map(({codec}) => codec).join(', ')}.`;
    return [{settings: ['codec'], reason: `There is no codec "${settings.codec}".`, fix}];
  }
  return rules.flatMap((check) => check(settings, rule) ?? []);
}

type Check = (settings: RenderSettings, rule: CodecRule) => Conflict | undefined;

const checkQuality: Check = ({quality: value}) =>
  value === undefined || (value >= 0 && value <= 100)
    ? undefined
    : {settings: ['quality'], reason: `The JPEG quality can't be ${value}.`, fix: 'Choose a value from 0 to 100.'};

const checkRateControl: Check = ({crf, videoBitrate}) =>
  crf && videoBitrate
    ? {
        settings: ['crf', 'videoBitrate'],
        reason: 'The CRF and the video bitrate both control the file size.',
        fix: 'Set only one of them.',
      }
    : undefined;

const checkCrf: Check = ({crf, videoBitrate}, rule) => {
  if (crf === undefined || videoBitrate) {
    return undefined;
  }
  if (!rule.crf) {
    return crf === 0
      ? undefined
      : {settings: ['crf', 'codec'], reason: `The codec ${rule.codec} doesn't support a CRF.`, fix: 'Remove it.'};
  }
  const {min, max} = rule.crf;
  return crf >= min && crf <= max
    ? undefined
    : {
        settings: ['crf', 'codec'],
        reason: `The codec ${rule.codec} doesn't support a CRF of ${crf}.`,
        fix: `Choose a value between ${min} and ${max}.`,
      };
};

const checkBitrate: Check = ({videoBitrate}) =>
  videoBitrate === undefined || /[KkM]$/.test(videoBitrate)
    ? undefined
    : {settings: ['videoBitrate'], reason: 'The bitrate must end in K or M.', fix: 'Write a number and a unit: 4M.'};

const checkProfile: Check = ({proResProfile}, {codec}) =>
  proResProfile === undefined || codec === 'prores'
    ? undefined
    : {
        settings: ['proResProfile', 'codec'],
        reason: 'Only the codec prores supports profiles.',
        fix: 'Choose it or remove the profile.',
      };

const checkAlphaCodec: Check = ({pixelFormat}, {codec}) =>
  pixelFormat !== 'yuva420p' || codec === 'vp8' || codec === 'vp9'
    ? undefined
    : {
        settings: ['pixelFormat', 'codec'],
        reason: 'The pixel format yuva420p requires the codec vp8 or vp9.',
        fix: 'Choose one of them, or another pixel format.',
      };

const checkExtension: Check = ({extension: ending}, {codec, extensions}) =>
  ending === undefined || extensions.includes(ending)
    ? undefined
    : {
        settings: ['extension', 'codec'],
        reason: `The extension .${ending} doesn't match the codec ${codec}.`,
        fix: `The file name must end in .${extensions.join(' or .')}.`,
      };

const checkScale: Check = ({scale}) =>
  scale === undefined || (scale > 0 && scale <= 16)
    ? undefined
    : {
        settings: ['scale'],
        reason: `Remotion can't scale by ${scale}.`,
        fix: 'Choose a scale that is greater than 0 and at most 16.',
      };

const checkEveryNth: Check = ({everyNthFrame}, {codec}) => {
  if (everyNthFrame === undefined || everyNthFrame === 1) {
    return undefined;
  }
  if (everyNthFrame < 1 || !Number.isInteger(everyNthFrame)) {
    return {
      settings: ['everyNthFrame'],
      reason: `Remotion can't render every nth frame with a value of ${everyNthFrame}.`,
      fix: 'Choose an integer of 1 or more.',
    };
  }
  return codec === 'gif' || codec === 'h264-mkv'
    ? undefined
    : {
        settings: ['everyNthFrame', 'codec'],
        reason: 'You can only skip frames in a GIF.',
        fix: 'Choose the codec gif or render all frames.',
      };
};

/** Audio codecs don't have frames, so the image format doesn't matter. */
const checkAlphaImage: Check = ({pixelFormat, imageFormat = 'jpeg'}, {videoEncoder}) =>
  videoEncoder === null || imageFormat !== 'jpeg' || (pixelFormat !== 'yuva420p' && pixelFormat !== 'yuva444p10le')
    ? undefined
    : {
        settings: ['imageFormat', 'pixelFormat'],
        reason: "JPEG frames don't support transparency.",
        fix: 'Choose the image format png.',
      };

// Like the package, this only applies the scale to the width.
const checkEvenSize: Check = ({width, height, scale = 1}, rule) => {
  if (!rule.evenSize || ((width * scale) % 2 === 0 && height % 2 === 0)) {
    return undefined;
  }
  return {
    settings: ['width', 'height', 'scale', 'codec'],
    reason: `The codec ${rule.codec} requires an even width and height, but ${width}x${height} at scale ${scale} isn't even.`,
    fix: 'Change the size, the scale or the codec.',
  };
};

/** The package doesn't validate the number, but FFmpeg rejects it. */
const checkGifLoops: Check = ({numberOfGifLoops: loops}, {codec}) =>
  loops === undefined || codec !== 'gif' || (loops >= -1 && loops <= 65_535)
    ? undefined
    : {
        settings: ['numberOfGifLoops'],
        reason: `A GIF can't repeat ${loops} times.`,
        fix: 'Choose a number up to 65535, or -1 to play it once.',
      };

const checkFrameRange: Check = ({frameRange: [first, last] = [0, 0]}) =>
  first <= last
    ? undefined
    : {
        settings: ['frameRange'],
        reason: `The range of frames ends at ${last}, before it starts at ${first}.`,
        fix: 'Swap the two numbers.',
      };

/** `renderMedia()` rounds fractions down, but the command line rejects them. */
const checkConcurrency: Check = ({concurrency}) =>
  concurrency === undefined || concurrency >= 1
    ? undefined
    : {
        settings: ['concurrency'],
        reason: `The concurrency must be 1 or more, but is ${concurrency}.`,
        fix: 'Leave it out to use half of the CPU threads.',
      };

const checkTimeout: Check = ({timeoutInMilliseconds: timeout}) =>
  timeout === undefined || (Number.isInteger(timeout) && timeout >= 7000)
    ? undefined
    : {
        settings: ['timeoutInMilliseconds'],
        reason: `The timeout must be an integer of 7000 or more, but is ${timeout}.`,
        fix: 'The unit is milliseconds: 60 seconds are 60000.',
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
  checkGifLoops,
  checkFrameRange,
  checkConcurrency,
  checkTimeout,
];
