import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{scripts,reference,demos,search,checks,site}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/build/**', 'reference/integration/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
