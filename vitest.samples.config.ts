import {defineConfig} from 'vitest/config';
import {retryClosedBrowser} from './packages/tooling/retryClosedBrowser.ts';

/** Runs the samples of the pages with the real packages, in a browser and with FFmpeg: `npm run samples`. */
export default defineConfig({
  test: {
    include: ['integration/**/*.samples.ts'],
    globalSetup: 'integration/samples/globalSetup.ts',
    // In a test environment the packages skip checks that their users meet.
    env: {NODE_ENV: 'production'},
    retry: retryClosedBrowser,
    isolate: false,
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 60_000,
  },
});
