import {spawnSync} from 'node:child_process';
import {expect} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';
import {loadCli} from '../../packages/claims/loadCli.ts';

type Cli = ReturnType<typeof loadCli>;

/** Loads the command line with flags, after a configuration file has been read. */
function loadWithFile(flags: readonly string[], file: (config: Cli['Config']) => void): Cli['ConfigInternals'] {
  const {Config, ConfigInternals, load} = loadCli(flags);
  file(Config);
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  return ConfigInternals;
}

claim(
  'The Config object only works in this file. If you use it in a component or a Node.js script, it throws an error.',
  () => {
    // In a process of its own, because the object also works once the command line has been loaded.
    const code = "require('remotion').Config.Output.setCrf(20)";
    expect(spawnSync(process.execPath, ['-e', code], {encoding: 'utf8'}).stderr).toContain(
      'Error: To use the Remotion config file, you need to have @remotion/cli installed.',
    );
  },
);

claim('A flag overrides the setting in the file, and the file overrides the default.', () => {
  expect(loadWithFile([], () => {}).getScale()).toBe(1);
  expect(loadWithFile([], (config) => config.Rendering.setScale(2)).getScale()).toBe(2);
  expect(loadWithFile(['--scale=3'], (config) => config.Rendering.setScale(2)).getScale()).toBe(3);
});

claim("For example, --sequence=false doesn't override setImageSequence(true).", () => {
  const {getShouldOutputImageSequence} = loadWithFile(['--sequence=false'], (config) => {
    config.Output.setImageSequence(true);
  });
  expect(getShouldOutputImageSequence(null)).toBe(true);
});

claim("In the same way, --disable-headless=false doesn't override setChromiumHeadlessMode(false).", () => {
  const {getChromiumHeadlessMode} = loadWithFile(['--disable-headless=false'], (config) => {
    config.Puppeteer.setChromiumHeadlessMode(false);
  });
  expect(getChromiumHeadlessMode()).toBe(false);
});

claim(
  "If the codec in your configuration file doesn't match the extension, the render fails, even if you pass the right --codec.",
  () => {
    const {load} = loadCli();
    const {getFinalOutputCodec} = load<{getFinalOutputCodec(options: object): unknown}>('get-final-output-codec');
    const options = {cliFlag: 'vp8', downloadName: null, outName: 'out/video.webm'};
    expect(getFinalOutputCodec({...options, configFile: null})).toMatchObject({codec: 'vp8'});
    expect(() => getFinalOutputCodec({...options, configFile: 'h264'})).toThrow(
      'The out name is out/video.webm but h264 was set as the codec in the config file.',
    );
  },
);

claim('Config.Rendering.setMuted(true) | --muted', () => {
  expect(loadWithFile([], (config) => config.Rendering.setMuted(true)).getMuted()).toBe(false);
  expect(loadWithFile(['--muted'], () => {}).getMuted()).toBe(true);
});

claim('Config.Rendering.setEnforceAudioTrack(true) | --enforce-audio-track', () => {
  expect(loadWithFile([], (config) => config.Rendering.setEnforceAudioTrack(true)).getEnforceAudioTrack()).toBe(false);
  expect(loadWithFile(['--enforce-audio-track'], () => {}).getEnforceAudioTrack()).toBe(true);
});

claim('Config.Preview.setKeyboardShortcutsEnabled(false) | --disable-keyboard-shortcuts', () => {
  const ignored = loadWithFile([], (config) => config.Preview.setKeyboardShortcutsEnabled(false));
  expect(ignored.getKeyboardShortcutsEnabled()).toBe(true);
  expect(loadWithFile(['--disable-keyboard-shortcuts'], () => {}).getKeyboardShortcutsEnabled()).toBe(false);
});

claim(
  "Config is the object that contains all settings, divided into six groups. Its functions don't return anything.",
  () => {
    const {Config} = loadCli();
    expect(Object.keys(Config)).toHaveLength(6);
    expect(Config.Output.setCrf(20)).toBeUndefined();
  },
);

claim('If you call the same function several times, the last call takes effect.', () => {
  const internals = loadWithFile([], (config) => {
    config.Output.setCrf(20);
    config.Output.setCrf(30);
  });
  expect(internals.getCrfOrUndefined()).toBe(30);
});
