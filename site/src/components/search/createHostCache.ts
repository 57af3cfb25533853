import type {liteClient} from 'algoliasearch/lite';

type HostCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
type Entry = {status: string; lastUpdate: number};
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const forgetAfterMs = 120_000;
const storageKey = 'search-hosts';

/**
 * Remembers for two minutes which hosts didn't respond, even after a reload if there is a store. The client's own cache
 * stores a failure with a different key than the one it looks up, because the host has a state by then, so it requests
 * a failing host again with every search.
 */
export function createHostCache(store?: Store, now: () => number = Date.now): HostCache {
  const entries = new Map<string, Entry>(readEntries(store));
  const save = (): void => writeEntries(store, entries);
  return {
    get: async <T>(key: Key, fallback: () => Promise<T>): Promise<T> => {
      const entry = entries.get(createHostKey(key));
      return entry && now() - entry.lastUpdate <= forgetAfterMs ? (addStateMethods(entry) as T) : fallback();
    },
    set: async <T>(key: Key, value: T): Promise<T> => {
      entries.set(createHostKey(key), value as Entry);
      save();
      return value;
    },
    delete: async (key: Key): Promise<void> => {
      entries.delete(createHostKey(key));
      save();
    },
    clear: async (): Promise<void> => {
      entries.clear();
      save();
    },
  };
}

type Key = Parameters<HostCache['get']>[0];

/** Returns the key of a host, independent of its state. */
function createHostKey(key: Key): string {
  return typeof key === 'string' ? key : `${String(key.protocol)}://${String(key.url)}:${String(key.port ?? '')}`;
}

/** Adds the methods that the client calls to an entry, because a store can't save them. */
function addStateMethods(entry: Entry) {
  return {
    ...entry,
    isUp: () => entry.status === 'up',
    isTimedOut: () => entry.status === 'timed out',
  };
}

function readEntries(store?: Store): [string, Entry][] {
  try {
    const stored: unknown = JSON.parse(store?.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry): entry is [string, Entry] => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}

function writeEntries(store: Store | undefined, entries: Map<string, Entry>): void {
  try {
    store?.setItem(storageKey, JSON.stringify([...entries]));
  } catch {
    // If the store is full or blocked, the only effect is a delay of one second after a reload.
  }
}
