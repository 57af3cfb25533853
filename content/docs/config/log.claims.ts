import type {Log} from '@remotion/cli/dist/log.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';

const levels = ['error', 'warn', 'info', 'verbose'] as const;

/** Returns which kinds of messages are printed at a level. */
function findPrinted(level?: string): string[] {
  const {Config, load} = loadCli();
  if (level !== undefined) {
    Config.Log.setLevel(level as 'info');
  }
  const printed: string[] = [];
  for (const method of ['log', 'warn', 'error'] as const) {
    const print = vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text));
    onTestFinished(() => print.mockRestore());
  }
  const log = load<{Log: typeof Log}>('log').Log;
  levels.forEach((kind) => log[kind](kind));
  return levels.filter((kind) => printed.some((text) => text.includes(kind)));
}

claim('The default is info.', () => {
  expect(findPrinted()).toEqual(['error', 'warn', 'info']);
});

claim('Each level includes everything from the levels above it in this table:', () => {
  expect(findPrinted('error')).toEqual(['error']);
  expect(findPrinted('warn')).toEqual(['error', 'warn']);
  expect(findPrinted('info')).toEqual(['error', 'warn', 'info']);
  expect(findPrinted('verbose')).toEqual(['error', 'warn', 'info', 'verbose']);
});

claim("Remotion doesn't validate the level in this file", () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Log.setLevel('loud' as 'info');
  expect(ConfigInternals.Logging.getLogLevel()).toBe('loud');
});

claim('Remotion does validate the value of the --log flag.', () => {
  expect(loadCli(['--log=warn']).ConfigInternals.Logging.getLogLevel()).toBe('warn');
  expect(catchExit(() => loadCli(['--log=warning']))).toContain('Invalid `--log` value passed.');
});

claim("The command-line help mentions a level called warning, but it doesn't exist:", () => {
  const lines: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(words.join(' ')));
  onTestFinished(() => print.mockRestore());
  loadCli().load<{printHelp(): void}>('print-help').printHelp();
  expect(lines.find((line) => line.includes('--log'))).toContain('warning');
});
