import {expect, test, vi} from 'vitest';
import {buildUncheckedSite} from './buildSite.ts';

const log = vi.hoisted((): string[] => []);

vi.mock('../steps/runStep.ts', () => ({
  runStep: async (title: string): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    log.push(title);
  },
}));
vi.mock('./dropStaleCache.ts', () => ({dropStaleCache: async () => void log.push('Dropping the cache')}));

test('the cache of the bundler is checked when the data that pages are made of is complete', async () => {
  await buildUncheckedSite();
  const steps = ['Reading the packages', 'Parsing the pages', 'Calculating the coverage', 'Dropping the cache'];
  expect(log.filter((step) => [...steps, 'Building the pages'].includes(step))).toEqual([
    ...steps,
    'Building the pages',
  ]);
});
