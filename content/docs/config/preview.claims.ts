import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

function setTracks(tracks: unknown): void {
  loadCli().Config.Preview.setMaxTimelineTracks(tracks as number);
}

claim('Sets the maximum number of tracks in the timeline. The default is 15.', () => {
  const {Config, ConfigInternals} = loadCli();
  expect(ConfigInternals.getMaxTimelineTracks()).toBe(15);
  Config.Preview.setMaxTimelineTracks(30);
  expect(ConfigInternals.getMaxTimelineTracks()).toBe(30);
});

claim("If you don't pass the corresponding flag, the command line overrides this setting.", () => {
  // Remotion reads the configuration file first, and then the flags.
  const {Config, ConfigInternals, load} = loadCli();
  Config.Preview.setKeyboardShortcutsEnabled(false);
  expect(ConfigInternals.getKeyboardShortcutsEnabled()).toBe(false);
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getKeyboardShortcutsEnabled()).toBe(true);
});

claim('To turn the shortcuts off, use the flag:', () => {
  const {ConfigInternals} = loadCli(['--disable-keyboard-shortcuts']);
  expect(ConfigInternals.getKeyboardShortcutsEnabled()).toBe(false);
});

claim('Pass the number of tracks as a number.', () => {
  expect(() => setTracks('30')).toThrow('Need to pass a number to Config.Preview.setMaxTimelineTracks(), got string');
});

claim("You've passed NaN or Infinity.", () => {
  expect(() => setTracks(Number.NaN)).toThrow('Need to pass a real number');
  expect(() => setTracks(Number.POSITIVE_INFINITY)).toThrow('Need to pass a real number');
});

claim('Pass 0 or more.', () => {
  expect(() => setTracks(0)).not.toThrow();
  expect(() => setTracks(-1)).toThrow('Need to pass a non-negative number');
});
