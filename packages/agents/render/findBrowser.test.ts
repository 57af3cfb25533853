import {afterEach, expect, test, vi} from 'vitest';
import {findBrowser} from './findBrowser.ts';

afterEach(() => vi.unstubAllEnvs());

test('returns the configured browser, if it exists', () => {
  vi.stubEnv('BROWSER_EXECUTABLE', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
  vi.stubEnv('BROWSER_EXECUTABLE', '/missing/browser');
  expect(findBrowser).toThrow('BROWSER_EXECUTABLE="/missing/browser" does not exist');
});

test.runIf(process.platform === 'linux')('says what to do when there is none', () => {
  vi.stubEnv('BROWSER_EXECUTABLE', '');
  vi.stubEnv('PATH', '/missing');
  expect(findBrowser).toThrow('Install Chrome or Chromium');
});
