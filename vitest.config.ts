import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The bundler of the site compiles JSX; here nothing else would.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{scripts,reference,demos,search,checks,site,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/build/**', 'reference/integration/**'],
    environment: 'node',
    reporters: ['default', './e2e/conformance/unitReporter.ts'],
    testTimeout: 60_000,
  },
});
