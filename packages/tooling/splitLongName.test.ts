import {expect, test} from 'vitest';
import {splitLongName} from './splitLongName.ts';

test.each([
  ['Config.Output.setCrf()', ['Config.', 'Output.', 'set', 'Crf()']],
  ['ensureFfmpeg() and ErrorWithStackFrame', ['ensure', 'Ffmpeg() and Error', 'With', 'Stack', 'Frame']],
  ['@remotion/media-utils', ['@remotion/', 'media-utils']],
  ['renderMedia()', ['renderMedia()']],
  ['--enforce-audio-track', ['--enforce-audio-track']],
])('splits %s', (name, parts) => {
  expect(splitLongName(name)).toEqual(parts);
});
