import {beforeAll, expect, test, vi} from 'vitest';
import {runOrHold} from '../../src/components/player/heldTasks.ts';

const {started, load, loaded} = vi.hoisted(() => ({
  /** The pages whose demos have started to load. */
  started: [] as string[],
  /** For each page that is loading, a function that ends this. */
  load: new Map<string, () => void>(),
  loaded: new Map<string, Promise<void>>(),
}));

vi.mock('@docusaurus/core/lib/client/preload', () => ({
  // Like a script, a page is only evaluated once.
  default: (path: string): Promise<void> => {
    const page =
      loaded.get(path) ??
      new Promise<void>((resolve) => load.set(path, resolve)).then(() => runOrHold(() => started.push(path)));
    loaded.set(path, page);
    return page;
  },
}));
vi.mock('./knownRoutes.ts', () => ({loadFullManifest: async () => {}, getFiles: () => []}));
vi.mock('./prefetchFile.ts', () => ({hasLoaded: () => true, prefetchFile: async () => {}}));

const {prefetchPage, preloadPage} = await import('./fetchPages.ts');

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
