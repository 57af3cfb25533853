import {tmpdir} from 'node:os';
import type {findEntryPoint} from '@remotion/cli/dist/entry-point.js';
import type {getCompositionId} from '@remotion/cli/dist/get-composition-id.js';
import type {getOutputFilename} from '@remotion/cli/dist/get-filename.js';
import type {getFinalOutputCodec} from '@remotion/cli/dist/get-final-output-codec.js';
import type {getImageFormat} from '@remotion/cli/dist/image-formats.js';
import {type Codec, RenderInternals, validateOutputFilename} from '@remotion/renderer';
import {codecSupportsMedia} from '@remotion/renderer/dist/codec-supports-media.js';
import {getAudioCodecName} from '@remotion/renderer/dist/get-audio-codec-name.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

const compositions = ['Countdown', 'Score'].map((id) => ({
  id,
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
}));

function getCodec(outName: string | null, {flag, setting}: {flag?: Codec; setting?: Codec} = {}): Codec {
  const {getFinalOutputCodec: getFinal} = loadCli().load<{getFinalOutputCodec: typeof getFinalOutputCodec}>(
    'get-final-output-codec',
  );
  return getFinal({cliFlag: flag, configFile: setting ?? null, downloadName: null, outName}).codec;
}

function getName(codec: Codec, args: string[]): string {
  return loadCli()
    .load<{getOutputFilename: typeof getOutputFilename}>('get-filename')
    .getOutputFilename({codec, imageSequence: false, compositionName: 'Score', defaultExtension: codec, args});
}

function accepts(codec: Codec, extension: string): boolean {
  try {
    validateOutputFilename(codec, extension);
    return true;
  } catch {
    return false;
  }
}

claim('If the CI environment variable is set, you always have to pass the ID.', async () => {
  vi.stubEnv('CI', 'true');
  const errors: string[] = [];
  const print = vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text));
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  onTestFinished(() => {
    print.mockRestore();
    exit.mockRestore();
    vi.unstubAllEnvs();
  });
  const {getCompositionId: getId} = loadCli().load<{getCompositionId: typeof getCompositionId}>('get-composition-id');
  await expect(getId(compositions as never, [])).rejects.toThrow('exit');
  await expect(getId(compositions.slice(0, 1) as never, [])).rejects.toThrow('exit');
  expect(errors.join()).toContain('Composition ID not passed.');
  await expect(getId(compositions as never, ['Score'])).resolves.toMatchObject({compositionId: 'Score'});
});

claim(
  "In 3.2.44, you can't pass the URL as an argument, because Remotion only recognizes files as entry points and would treat the URL as a composition ID.",
  () => {
    const {findEntryPoint: find} = loadCli().load<{findEntryPoint: typeof findEntryPoint}>('entry-point');
    const url = 'https://videos.example.com/countdown/index.html';
    expect(find([url, 'Countdown'], tmpdir())).toMatchObject({file: null, remainingArgs: [url, 'Countdown']});
  },
);

claim(
  "If you leave it out, Remotion uses the codec implied by the output file's extension. If the extension doesn't imply one, Remotion uses the codec from setCodec(), or h264 if you haven't set one.",
  () => {
    expect(getCodec('out/a.webm')).toBe('vp8');
    expect(getCodec('out/a', {setting: 'vp9'})).toBe('vp9');
    expect(getCodec('out/a')).toBe('h264');
    expect(getCodec(null)).toBe('h264');
  },
);

claim('h264 | .mp4 | Yes | AAC', () => {
  expect([getCodec('a.mp4'), accepts('h264', 'mp4'), getAudioCodecName('h264')]).toEqual(['h264', true, 'aac']);
});

claim('h265 | .hevc, .mp4 | .hevc | AAC in .mp4', () => {
  expect([getCodec('a.hevc'), getAudioCodecName('h265')]).toEqual(['h265', 'aac']);
  expect([accepts('h265', 'mp4'), accepts('h265', 'hevc'), accepts('h265', 'mkv')]).toEqual([true, true, false]);
});

claim('vp8 | .webm | Yes | Opus', () => {
  expect([getCodec('a.webm'), accepts('vp8', 'webm'), getAudioCodecName('vp8')]).toEqual(['vp8', true, 'libopus']);
});

claim('vp9 | .webm | No | Opus', () => {
  expect(getCodec('a.webm')).not.toBe('vp9');
  expect([accepts('vp9', 'webm'), getAudioCodecName('vp9')]).toEqual([true, 'libopus']);
});

claim('prores | .mov | Yes | AAC', () => {
  expect([getCodec('a.mov'), getAudioCodecName('prores')]).toEqual(['prores', 'aac']);
  expect([accepts('prores', 'mov'), accepts('prores', 'mp4')]).toEqual([true, false]);
});

claim('h264-mkv | .mkv | Yes | Uncompressed PCM', () => {
  expect([getCodec('a.mkv'), getAudioCodecName('h264-mkv')]).toEqual(['h264-mkv', 'pcm_s16le']);
  expect([accepts('h264-mkv', 'mkv'), accepts('h264-mkv', 'mp4')]).toEqual([true, false]);
});

claim('gif | .gif | Yes | None', () => {
  expect([getCodec('a.gif'), accepts('gif', 'gif'), accepts('gif', 'mp4')]).toEqual(['gif', true, false]);
  expect(codecSupportsMedia('gif')).toEqual({audio: false, video: true});
});

claim('mp3 | .mp3 | Yes | MP3', () => {
  expect([getCodec('a.mp3'), accepts('mp3', 'mp3'), getAudioCodecName('mp3')]).toEqual(['mp3', true, 'libmp3lame']);
});

claim('aac | .aac, .m4a, .3gp, .m4b | .aac, .m4a | AAC', () => {
  expect([getCodec('a.aac'), getCodec('a.m4a'), getCodec('a.3gp')]).toEqual(['aac', 'aac', 'h264']);
  for (const extension of ['aac', 'm4a', '3gp', 'm4b']) {
    expect(accepts('aac', extension)).toBe(true);
  }
  expect(getAudioCodecName('aac')).toBe('aac');
});

claim('wav | .wav | Yes | Uncompressed PCM', () => {
  expect([getCodec('a.wav'), accepts('wav', 'wav'), getAudioCodecName('wav')]).toEqual(['wav', true, 'pcm_s16le']);
});

claim(
  "If an extension implies a codec, you can't combine it with a different --codec or with a different codec from setCodec().",
  () => {
    expect(getCodec('a.webm', {flag: 'vp8'})).toBe('vp8');
    expect(() => getCodec('a.webm', {flag: 'vp9'})).toThrow('which does not align with the --codec flag');
    expect(() => getCodec('a.mp4', {flag: 'h265'})).toThrow('which does not align with the --codec flag');
    expect(getCodec('a.webm', {setting: 'vp8'})).toBe('vp8');
    expect(() => getCodec('out/a.mp4', {setting: 'vp9'})).toThrow(
      'The out name is out/a.mp4 but vp9 was set as the codec in the config file. The out name implies a codec of h264 which does not align with the codec set in the config file.',
    );
  },
);

claim("You've combined --sequence with the image format none.", () => {
  // The command passes no codec if it renders an image sequence, and prints the error for 'none'.
  const read = (flags: string[]): string =>
    loadCli(flags).load<{getImageFormat: typeof getImageFormat}>('image-formats').getImageFormat(undefined);
  expect(read(['--sequence', '--codec=mp3'])).toBe('png');
  expect(read(['--sequence', '--image-format=none'])).toBe('none');
});

claim('Remotion then adds the right one and prints a warning:', () => {
  const warnings = collectConsole('warn');
  expect(getName('vp9', ['out/countdown'])).toBe('out/countdown.webm');
  expect(warnings.join()).toContain('No file extension specified, adding .webm automatically.');
});

claim('For GIFs and audio files, out/score --codec=gif fails because the extension is missing.', () => {
  for (const codec of ['gif', 'mp3', 'aac', 'wav'] as const) {
    expect(getName(codec, ['out/score'])).toBe('out/score');
    expect(() => validateOutputFilename(codec, null)).toThrow('must end in');
  }
});

claim('or leave out the output entirely to get a file such as out/Score.gif.', () => {
  expect(getName('gif', [])).toBe('out/Score.gif');
});

claim(
  "If another part of the path contains a dot, as in ./out/countdown, Remotion doesn't add an extension, and the render fails.",
  () => {
    for (const codec of ['h264', 'h265', 'vp9', 'prores'] as const) {
      const name = getName(codec, ['./out/countdown']);
      expect(name).toBe('./out/countdown');
      expect(() => validateOutputFilename(codec, RenderInternals.getExtensionOfFilename(name))).toThrow('must end in');
    }
  },
);

claim("The default name ends in .mp4, which this codec doesn't accept.", () => {
  expect(RenderInternals.getFileExtensionFromCodec('h264-mkv', 'final')).toBe('mp4');
  expect(accepts('h264-mkv', 'mp4')).toBe(false);
});

claim('The default is jpeg for videos and GIFs, png for image sequences and none for audio.', () => {
  const {getImageFormat: getFormat} = loadCli().load<{getImageFormat: typeof getImageFormat}>('image-formats');
  expect([getFormat('h264'), getFormat('gif'), getFormat(undefined), getFormat('mp3')]).toEqual([
    'jpeg',
    'jpeg',
    'png',
    'none',
  ]);
});

claim('If you leave it out or set it to 0, the browser decides.', () => {
  expect(loadCli().ConfigInternals.getQuality()).toBeUndefined();
  expect(loadCli(['--quality=0']).ConfigInternals.getQuality()).toBeUndefined();
  expect(loadCli(['--quality=90']).ConfigInternals.getQuality()).toBe(90);
});

claim('The value has to be a positive integer, and 0 is ignored.', () => {
  expect(loadCli(['--height=1920']).ConfigInternals.getHeight()).toBe(1920);
  expect(loadCli(['--height=0']).ConfigInternals.getHeight()).toBeUndefined();
  expect(() => loadCli(['--height=-5'])).toThrow('must be positive');
});
