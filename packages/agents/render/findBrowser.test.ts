import {afterEach, expect, test, vi} from 'vitest';
import {findBrowser} from './findBrowser.ts';

afterEach(() => vi.unstubAllEnvs());

test.runIf(process.platform === 'linux')('says what to do when there is none', () => {
  vi.stubEnv('BROWSER_EXECUTABLE', '');
  vi.stubEnv('PATH', '/missing');
  expect(findBrowser).toThrow('Install Chrome or Chromium');
});
