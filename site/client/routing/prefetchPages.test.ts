import {beforeAll, expect, test, vi} from 'vitest';
import {runOrDefer} from '../../src/components/player/deferredTasks.ts';

const {started, load, loaded, missing, requested} = vi.hoisted(() => ({
  /** The files that have been prefetched. */
  requested: [] as string[],
  /** The pages whose demos have started to load. */
  started: [] as string[],
  /** For each page that is loading, a function that ends this. */
  load: new Map<string, () => void>(),
  loaded: new Map<string, Promise<void>>(),
  /** The files of pages that have to be loaded. */
  missing: {
    '/shared': [{url: '/shared.js', isOwn: false}],
    '/failing': [{url: '/failing.js', isOwn: true}],
    '/styled': [
      {url: '/own.js', isOwn: true},
      {url: '/shared.css', isOwn: false},
    ],
  } as Record<string, readonly object[]>,
}));

vi.mock('@docusaurus/core/lib/client/preload', () => ({
  // Like a script, a page is only evaluated once.
  default: (path: string): Promise<void> => {
    const page =
      loaded.get(path) ??
      new Promise<void>((resolve) => load.set(path, resolve)).then(() => runOrDefer(() => started.push(path)));
    loaded.set(path, page);
    return page;
  },
}));
vi.mock('./knownRoutes.ts', () => ({
  loadFullManifest: async () => {},
  getMissingFiles: (path: string) => missing[path] ?? [],
}));
vi.mock('./prefetchFile.ts', () => ({
  prefetchFile: async (url: string) => {
    requested.push(url);
    if (url === '/failing.js') {
      throw new Error('Prefetching it failed.');
    }
  },
}));

const {prefetchPage, preloadPage} = await import('./prefetchPages.ts');

beforeAll(() => {
  vi.stubGlobal('window', {requestIdleCallback: undefined});
  return () => vi.unstubAllGlobals();
});

/** Ends the loading of a page that has started to load by then. */
async function finish(path: string): Promise<void> {
  await vi.waitFor(() => expect([...load.keys()]).toContain(path));
  load.get(path)?.();
  load.delete(path);
}

test('the demo of a prefetched page waits until the pointer is over its link', async () => {
  await prefetchPage('/a');
  await finish('/a');
  await new Promise((resolve) => setTimeout(resolve));
  expect(started).toEqual([]);
  await preloadPage('/a');
  expect(started).toEqual(['/a']);
});

test('the demo of a hovered page starts although another page is being evaluated', async () => {
  await prefetchPage('/b');
  await vi.waitFor(() => expect([...load.keys()]).toContain('/b'));
  const hovered = preloadPage('/c');
  await finish('/c');
  await hovered;
  expect(started).toContain('/c');
  await finish('/b');
});

test('a page is only evaluated when those that are hovered have loaded', async () => {
  const hovered = [preloadPage('/d'), preloadPage('/e')];
  await prefetchPage('/f');
  await finish('/e');
  await new Promise((resolve) => setTimeout(resolve));
  expect([...load.keys()]).toEqual(['/d']);
  await finish('/d');
  await Promise.all(hovered);
  expect(started).toEqual(expect.arrayContaining(['/d', '/e']));
  await finish('/f');
});

test('a page is evaluated if its missing files can be prefetched, and not if it needs shared scripts', async () => {
  await expect(prefetchPage('/failing')).rejects.toThrow('Prefetching it failed.');
  await prefetchPage('/shared');
  await prefetchPage('/styled');
  await vi.waitFor(() => expect([...load.keys()]).toEqual(['/styled']));
  await finish('/styled');
});

test('a page that could not be prefetched is requested again', async () => {
  requested.length = 0;
  await expect(prefetchPage('/failing')).rejects.toThrow('Prefetching it failed.');
  await expect(prefetchPage('/failing')).rejects.toThrow('Prefetching it failed.');
  expect(requested).toEqual(['/failing.js', '/failing.js']);
});
