import {defineConfig} from 'vitest/config';

const files = {
  // React's development build has act(), and with it, Remotion behaves as it does in the preview.
  env: {NODE_ENV: 'development'},
  // Many files, each of which only imports a few packages that all of them use.
  pool: 'threads',
  isolate: false,
} as const;

/** Runs the claims beside the pages: `npm run claims`. Files that end in `.tsx` have a DOM. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {...files, name: 'node', include: ['content/docs/**/*.claims.ts'], exclude: ['**/*.slow.claims.ts']},
      },
      {
        extends: true,
        test: {
          ...files,
          name: 'dom',
          include: ['content/docs/**/*.claims.tsx'],
          setupFiles: 'packages/claims/dom/addDom.ts',
        },
      },
    ],
  },
});
