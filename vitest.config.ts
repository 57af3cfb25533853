import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The bundler of the site compiles JSX; here nothing else would.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{packages,scripts,deploy,demos,checks,site,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/build/**', 'integration/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
