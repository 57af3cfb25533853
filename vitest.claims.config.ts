import {defineConfig} from 'vitest/config';

const files = {
  // React's development build has act(), and with it, Remotion behaves as it does in the preview.
  env: {NODE_ENV: 'development'},
  // Many files, each of which only imports a few packages that all of them use.
  pool: 'threads',
  isolate: false,
} as const;

/**
 * Runs the claims beside the pages: `npm run claims` in Node, and in files that end in `.tsx` with a DOM;
 * `npm run claims:slow` those that render with a browser and FFmpeg.
 */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...files,
          name: 'node',
          include: ['content/docs/**/*.claims.ts'],
          exclude: ['**/*.slow.claims.ts'],
          setupFiles: 'packages/claims/loadEsbuild.ts',
        },
      },
      {
        extends: true,
        test: {
          ...files,
          name: 'dom',
          include: ['content/docs/**/*.claims.tsx'],
          exclude: ['**/*.slow.claims.tsx'],
          setupFiles: 'packages/claims/dom/addDom.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['content/docs/**/*.slow.claims.{ts,tsx}'],
          globalSetup: 'integration/globalSetup.ts',
          // In a test environment the packages skip checks that their users meet.
          env: {NODE_ENV: 'production'},
          // Browsers newer than the renderer sometimes end while they start.
          retry: 2,
          // A render takes all cores by itself.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
