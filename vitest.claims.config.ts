import {defineConfig} from 'vitest/config';
import {getClaimedPage} from './packages/content-model/claims/getClaimedPage.ts';
import {retryClosedBrowser} from './packages/tooling/retryClosedBrowser.ts';

const files = {
  // React's development build has act(), and with it, Remotion behaves as it does in the preview.
  env: {NODE_ENV: 'development'},
  // Many files, each of which only imports a few packages that all of them use.
  pool: 'threads',
  isolate: false,
} as const;

// `npm test` names the pages and claims that have changed, if nothing else has.
const changed = process.env.CHANGED_FILES?.split('\n').map((file) =>
  (getClaimedPage(file) ?? file).replace(/\.mdx$/, ''),
);

/** Returns patterns of the claims that end with `end`: all of them, or those of the pages that have changed. */
function findClaims(end: string): string[] {
  return changed?.map((page) => `${page.replace(/[()[\]]/g, '\\$&')}?(.*)${end}`) ?? [`content/docs/**/*${end}`];
}

/**
 * Runs the claims next to the pages: `npm run claims` in Node, and in files that end in `.tsx` with a DOM;
 * `npm run claims:slow` those that render with a browser and FFmpeg.
 */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    // A page may have no claims.
    passWithNoTests: changed !== undefined,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...files,
          name: 'node',
          include: findClaims('.claims.ts'),
          exclude: ['**/*.slow.claims.ts'],
          setupFiles: 'packages/claims/loadEsbuild.ts',
        },
      },
      {
        extends: true,
        test: {
          ...files,
          name: 'dom',
          include: findClaims('.claims.tsx'),
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
          retry: retryClosedBrowser,
          // A render takes all cores by itself.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
