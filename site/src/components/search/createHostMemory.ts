import type {liteClient} from 'algoliasearch/lite';

type HostCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
type Entry = {status: string; lastUpdate: number};
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const FORGET_AFTER_MS = 120_000;
const STORAGE_KEY = 'search-hosts';

/**
 * Remembers for two minutes which hosts did not answer, over reloads of the page if there is a store. The client's own
 * cache files a failure under another key than the one it looks for, because the host has a state by then, and so asks
 * a dead host again with each search.
 */
export const createHostMemory = (store?: Store, now: () => number = Date.now): HostCache => {
  const entries = new Map<string, Entry>(read(store));
  const save = (): void => write(store, entries);
  return {
    get: async <T>(key: Key, fallback: () => Promise<T>): Promise<T> => {
      const entry = entries.get(hostKey(key));
      return entry && now() - entry.lastUpdate <= FORGET_AFTER_MS ? (withState(entry) as T) : fallback();
    },
    set: async <T>(key: Key, value: T): Promise<T> => {
      entries.set(hostKey(key), value as Entry);
      save();
      return value;
    },
    delete: async (key: Key): Promise<void> => {
      entries.delete(hostKey(key));
      save();
    },
    clear: async (): Promise<void> => {
      entries.clear();
      save();
    },
  };
};

type Key = Parameters<HostCache['get']>[0];

/** What makes a host the same host, whatever its state. */
const hostKey = (key: Key): string =>
  typeof key === 'string' ? key : `${String(key.protocol)}://${String(key.url)}:${String(key.port ?? '')}`;

/** Gives an entry the questions that the client asks it, which a store does not keep. */
const withState = (entry: Entry) => ({
  ...entry,
  isUp: () => entry.status === 'up',
  isTimedOut: () => entry.status === 'timed out',
});

const read = (store?: Store): [string, Entry][] => {
  try {
    return JSON.parse(store?.getItem(STORAGE_KEY) ?? '[]') as [string, Entry][];
  } catch {
    return [];
  }
};

const write = (store: Store | undefined, entries: Map<string, Entry>): void => {
  try {
    store?.setItem(STORAGE_KEY, JSON.stringify([...entries]));
  } catch {
    // A full or forbidden store costs a second's wait after a reload, no more.
  }
};
