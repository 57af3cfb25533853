import {defineConfig} from '@playwright/test';

/** Chromium refuses to start its sandbox for root, which is who runs in most containers. */
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './startBuiltSite.ts',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./conformance/browserReporter.ts']],
  // Some tests look at several pages, on machines that do other things too.
  timeout: 120_000,
  expect: {timeout: 10_000},
  outputDir: './test-results',
  use: {
    // Known once the site has been started, which is before a worker reads this file.
    baseURL: process.env.SITE_UNDER_TEST,
    viewport: {width: 1280, height: 800},
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.BROWSER_EXECUTABLE && {executablePath: process.env.BROWSER_EXECUTABLE}),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [{name: 'desktop'}],
});
