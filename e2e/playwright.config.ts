import {defineConfig} from '@playwright/test';

/** Chromium refuses to start its sandbox as root, which is the user in most containers. */
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/startBuiltSite.ts',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Some tests open several pages, and the machine may be slow and busy.
  timeout: 240_000,
  expect: {timeout: 20_000},
  outputDir: './test-results',
  use: {
    // Set after the site has started, which is before a worker reads this file.
    baseURL: process.env.SITE_UNDER_TEST,
    viewport: {width: 1280, height: 800},
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.BROWSER_EXECUTABLE && {executablePath: process.env.BROWSER_EXECUTABLE}),
      args: [
        // Text has the same widths as on phones and Macs, which don't fit glyphs to pixels.
        '--font-render-hinting=none',
        // Desktop browsers run the sandboxed iframes of examples in processes of their own.
        '--site-per-process',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{name: 'desktop'}],
});
