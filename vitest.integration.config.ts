import {defineConfig} from 'vitest/config';
import {retryClosedBrowser} from './packages/tooling/retryClosedBrowser.ts';

/** Renders with the real packages, in a browser and with FFmpeg: `npm run integration`. */
export default defineConfig({
  test: {
    include: ['integration/**/*.test.ts'],
    globalSetup: 'integration/globalSetup.ts',
    environment: 'node',
    // The renderer doesn't wait for the tab of a failed still, so the test may close the browser before its tab.
    onUnhandledError: ({message}) => !message.startsWith('Protocol error (Target.closeTarget): Target closed'),
    retry: retryClosedBrowser,
    // In a test environment the packages skip checks that their users meet.
    env: {NODE_ENV: 'production'},
    // A render takes all cores by itself.
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
