import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

/** Returns the settings of a command without flags, or with the given ones. */
function getSettings(...flags: string[]): ReturnType<typeof loadCli>['ConfigInternals'] {
  return loadCli(flags).ConfigInternals;
}

claim('You can write a value as --crf=20 or as --crf 20.', () => {
  expect(getSettings('--crf=20').getCrfOrUndefined()).toBe(20);
  expect(getSettings('--crf', '20').getCrfOrUndefined()).toBe(20);
});

claim('Whether Webpack caches the bundle. Default: on. Only --bundle-cache=false turns it off.', () => {
  expect(getSettings().getWebpackCaching()).toBe(true);
  expect(getSettings('--bundle-cache=false').getWebpackCaching()).toBe(false);
  expect(getSettings('--bundle-cache=no').getWebpackCaching()).toBe(true);
  expect(getSettings('--no-bundle-cache').getWebpackCaching()).toBe(true);
});

claim('Opens the browser with a window. Default: off.', () => {
  expect(getSettings().getChromiumHeadlessMode()).toBe(true);
  expect(getSettings('--disable-headless').getChromiumHeadlessMode()).toBe(false);
});

claim("Turns off the preview's keyboard shortcuts. Default: off.", () => {
  expect(getSettings().getKeyboardShortcutsEnabled()).toBe(true);
  expect(getSettings('--disable-keyboard-shortcuts').getKeyboardShortcutsEnabled()).toBe(false);
});

claim('In 3.2.44, setKeyboardShortcutsEnabled(false) has no effect, so use the flag.', () => {
  const {Config, ConfigInternals, load} = loadCli();
  Config.Preview.setKeyboardShortcutsEnabled(false);
  // The command line applies the flags after it has read the configuration file.
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getKeyboardShortcutsEnabled()).toBe(true);
});

claim(
  "Turns off the browser's same-origin policy, so that missing CORS headers don't cause errors. Default: off.",
  () => {
    expect(getSettings().getChromiumDisableWebSecurity()).toBe(false);
    expect(getSettings('--disable-web-security').getChromiumDisableWebSecurity()).toBe(true);
  },
);

claim('Adds a silent audio track if there is no sound. Default: off.', () => {
  expect(getSettings().getEnforceAudioTrack()).toBe(false);
  expect(getSettings('--enforce-audio-track').getEnforceAudioTrack()).toBe(true);
});

claim('Only renders the frames whose number is a multiple of this value. Default: 1.', () => {
  expect(getSettings().getEveryNthFrame()).toBe(1);
  expect(getSettings('--every-nth-frame=2').getEveryNthFrame()).toBe(2);
});

claim('The path to FFmpeg. Default: the ffmpeg on your PATH.', () => {
  expect(getSettings().getCustomFfmpegExecutable()).toBeNull();
});

claim('The path to FFprobe. Default: the ffprobe on your PATH.', () => {
  expect(getSettings().getCustomFfprobeExecutable()).toBeNull();
});

claim('The frame to render as a still, counted from 0. Default: 0.', () => {
  expect(getSettings().getStillFrame()).toBe(0);
  expect(getSettings('--frame=45').getStillFrame()).toBe(45);
});

claim('An inclusive range of frames to render, such as 0-89. Default: all frames.', () => {
  expect(getSettings().getRange()).toBeNull();
  expect(getSettings('--frames=0-89').getRange()).toEqual([0, 89]);
});

claim('For render, a single number creates an image sequence. 0 has no effect.', () => {
  const single = getSettings('--frames=30');
  expect(single.getShouldOutputImageSequence(single.getRange())).toBe(true);
  expect(getSettings('--frames=0').getRange()).toBeNull();
});

claim('Accepts invalid TLS certificates in the browser. Default: off.', () => {
  expect(getSettings().getIgnoreCertificateErrors()).toBe(false);
  expect(getSettings('--ignore-certificate-errors').getIgnoreCertificateErrors()).toBe(true);
});

claim('How much the command prints. Default: info.', () => {
  expect(getSettings().Logging.getLogLevel()).toBe('info');
});

claim('Renders without audio. Default: off.', () => {
  expect(getSettings().getMuted()).toBe(false);
  expect(getSettings('--muted').getMuted()).toBe(true);
});

claim('How many times a GIF repeats. Default: forever. 0 is ignored.', () => {
  expect(getSettings().getNumberOfGifLoops()).toBeNull();
  expect(getSettings('--number-of-gif-loops=3').getNumberOfGifLoops()).toBe(3);
  expect(getSettings('--number-of-gif-loops=0').getNumberOfGifLoops()).toBeNull();
});

claim('Replaces an existing file. Default: on, unless you turn it off in the configuration file.', () => {
  expect(getSettings('--overwrite').getShouldOverwrite({defaultValue: false})).toBe(true);
  expect(getSettings('--overwrite=false').getShouldOverwrite({defaultValue: true})).toBe(true);
});

claim('How colors are stored in the video. Default: yuv420p.', () => {
  expect(getSettings().getPixelFormat()).toBe('yuv420p');
  expect(getSettings('--pixel-format=yuv444p').getPixelFormat()).toBe('yuv444p');
});

claim(
  'Does the same as --sequence --image-format=png and prints The --png flag has been deprecrated. Use --sequence --image-format=png from now on.',
  () => {
    const warnings = collectConsole('warn');
    const settings = getSettings('--png');
    expect(settings.getShouldOutputImageSequence(null)).toBe(true);
    expect(settings.getUserPreferredImageFormat()).toBe('png');
    expect(warnings.join()).toContain('Use --sequence --image-format=png from now on.');
  },
);

claim("If a word follows this flag, Remotion treats the word as the flag's value.", () => {
  collectConsole('warn');
  const {load} = loadCli(['render', '--png', 'Countdown']);
  expect(load<{parsedCli: {_: string[]}}>('parse-command-line').parsedCli._).toEqual(['render']);
});

claim('The scale factor for the width and height, above 0 and at most 16. Default: 1.', () => {
  expect(getSettings().getScale()).toBe(1);
  expect(getSettings('--scale=0.5').getScale()).toBe(0.5);
});

claim('Renders images instead of a video. Default: off. The output has to be a folder.', () => {
  expect(getSettings().getShouldOutputImageSequence(null)).toBe(false);
  expect(getSettings('--sequence').getShouldOutputImageSequence(null)).toBe(true);
});

claim('How long to wait for a page, in milliseconds. Default: 30000. Minimum: 7000.', () => {
  expect(getSettings().getCurrentPuppeteerTimeout()).toBe(30_000);
  expect(getSettings('--timeout=60000').getCurrentPuppeteerTimeout()).toBe(60_000);
});

claim('The video bitrate, such as 4M. The unit is K, k or M. By default, Remotion uses the CRF instead.', () => {
  expect(getSettings().getVideoBitrate()).toBeUndefined();
  expect(getSettings('--video-bitrate=4M').getVideoBitrate()).toBe('4M');
});
