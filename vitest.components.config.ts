import {fileURLToPath} from 'node:url';
import {playwright} from '@vitest/browser-playwright';
import {defineConfig} from 'vitest/config';
import {findOrInstallBrowser} from './packages/tooling/findOrInstallBrowser.ts';

/** Chromium refuses to start its sandbox as root, which is the user in most containers. */
const isRoot = process.getuid?.() === 0;

/** Components in a real browser, without a build of the site. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site', replacement: resolve('./site')},
      // The framework's own link needs its router and the list of routes.
      {find: '@docusaurus/Link', replacement: resolve('./site/src/testing/Link.tsx')},
      {find: /^@theme\/Tab(?:s|Item)$/, replacement: resolve('./site/src/testing/Tabs.tsx')},
      // Only a build writes these files.
      {find: /^@generated\/.*/, replacement: resolve('./site/src/testing/generated.ts')},
    ],
  },
  // Otherwise Vite would find them while tests run, and reload the page.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'remotion', '@remotion/player'],
  },
  test: {
    include: ['site/src/**/*.test.tsx'],
    setupFiles: ['./site/src/testing/setup.ts'],
    testTimeout: 60_000,
    expect: {poll: {timeout: 20_000}},
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: {width: 1280, height: 800},
      provider: playwright({
        actionTimeout: 10_000,
        launchOptions: {executablePath: findOrInstallBrowser(), args: isRoot ? ['--no-sandbox'] : []},
      }),
      instances: [{browser: 'chromium'}],
    },
  },
});

function resolve(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
