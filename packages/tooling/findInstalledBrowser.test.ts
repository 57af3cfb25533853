import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {findInstalledBrowser, getConfiguredBrowser} from './findInstalledBrowser.ts';

const folder = mkdtempSync(join(tmpdir(), 'find-browser-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true, force: true});
});

test.runIf(process.platform === 'linux')('finds Edge if there is no other browser', () => {
  vi.stubEnv('PATH', folder);
  expect(findInstalledBrowser()).toBeUndefined();
  writeFileSync(join(folder, 'microsoft-edge'), '');
  expect(findInstalledBrowser()).toBe(join(folder, 'microsoft-edge'));
});

test('returns the configured browser, if it exists', () => {
  vi.stubEnv('BROWSER_EXECUTABLE', '');
  expect(getConfiguredBrowser()).toBeUndefined();
  vi.stubEnv('BROWSER_EXECUTABLE', process.execPath);
  expect(getConfiguredBrowser()).toBe(process.execPath);
  vi.stubEnv('BROWSER_EXECUTABLE', '/missing/browser');
  expect(getConfiguredBrowser).toThrow('BROWSER_EXECUTABLE="/missing/browser" does not exist');
});
