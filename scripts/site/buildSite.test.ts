import {beforeEach, describe, expect, test, vi} from 'vitest';
import {buildSite, buildUncheckedSite} from './buildSite.ts';

const {log, failing, record} = vi.hoisted(() => ({
  log: [] as string[],
  /** The titles of the steps that fail. */
  failing: new Set<string>(),
  record: vi.fn(),
}));

vi.mock('../steps/runStep.ts', () => ({
  runStep: async (title: string): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    log.push(title);
    if (failing.has(title)) {
      throw new Error(`${title}: failed.`);
    }
  },
}));
vi.mock('./dropStaleCache.ts', () => ({dropStaleCache: async () => void log.push('Dropping the cache')}));
vi.mock('./findFinishedBuild.ts', () => ({
  findFinishedBuild: () => ({isCurrent: () => false, record, forget: () => {}}),
}));

beforeEach(() => {
  log.length = 0;
  failing.clear();
  record.mockClear();
});

const pageSteps = [
  'Reading the packages',
  'Parsing the pages',
  'Calculating the coverage',
  'Dropping the cache',
  'Building the pages',
  'Building the search index',
];

async function serve(): Promise<void> {
  log.push('Serving');
}

test('the cache of the bundler is checked when the data that pages are made of is complete', async () => {
  await buildUncheckedSite();
  expect(log.filter((step) => pageSteps.includes(step))).toEqual(pageSteps);
});

describe('a site that is served', () => {
  test('can be opened when its pages are built, and again before its files are compressed', async () => {
    await buildSite(serve);
    expect(log.slice(0, 7)).toEqual([...pageSteps, 'Serving']);
    expect(log.slice(-2)).toEqual(['Serving', 'Compressing the files']);
    expect(log.slice(7, -2).sort()).toEqual([
      'Checking the content',
      'Drawing the social cards',
      'Packing the tools for agents',
      'Reading the types of samples',
      'Writing the Markdown copies and types',
    ]);
    expect(record).toHaveBeenCalledOnce();
  });

  test('is built again next time if a check fails, and not served again', async () => {
    failing.add('Checking the content');
    await expect(buildSite(serve)).rejects.toThrow('Checking the content: failed.');
    expect(log.filter((step) => step === 'Serving')).toHaveLength(1);
    expect(record).not.toHaveBeenCalled();
  });
});

test('all files of a site that is not served are compressed when those with text exist', async () => {
  await buildSite();
  const text = log.filter((step) => step !== 'Checking the content' && step !== 'Drawing the social cards');
  expect(text.at(-1)).toBe('Compressing the files');
  expect(log.indexOf('Compressing the pages')).toBeGreaterThan(log.indexOf('Building the pages'));
  expect(log).toHaveLength(13);
  expect(record).toHaveBeenCalledOnce();
});
