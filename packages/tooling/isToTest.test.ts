import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function isToTest(path: string, changed?: string): Promise<boolean> {
  vi.stubEnv('CHANGED_FILES', changed);
  return (await import('./isToTest.ts')).isToTest(path);
}

test('everything is tested if no files are named', async () => {
  expect(await isToTest('content/docs/a.mdx')).toBe(true);
});

test('a file is tested if it is named, and a folder if one of its files is', async () => {
  const changed = 'content/docs/a.mdx\ndemos/fade-in/demo.ts';
  expect(await isToTest('content/docs/a.mdx', changed)).toBe(true);
  expect(await isToTest('content/docs/b.mdx', changed)).toBe(false);
  expect(await isToTest('demos/fade-in', changed)).toBe(true);
  expect(await isToTest('demos/fade', changed)).toBe(false);
});
