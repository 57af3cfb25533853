import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The bundler of the site compiles JSX; here nothing else would.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{packages,scripts,deploy,demos,checks,site,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/build/**', 'integration/**'],
    environment: 'node',
    // Vitest leaves one core to its own process, which is half of a machine with two.
    maxWorkers: '100%',
    // Test files share modules within a worker, because importing them takes longer than most tests.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
