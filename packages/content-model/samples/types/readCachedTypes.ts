import type {SampleFile} from '../SampleFile.ts';
import type {DiskCache} from '../../../tooling/openDiskCache.ts';
import type {UnlinkedTypes} from './UnlinkedTypes.ts';

/** Returns the types of pages, by the page's key. Those that the cache doesn't have are read with a single program. */
export function readCachedTypes(
  pages: ReadonlyMap<string, readonly SampleFile[]>,
  cache: DiskCache,
  read: (pages: ReadonlyMap<string, readonly SampleFile[]>) => ReadonlyMap<string, UnlinkedTypes>,
): Map<string, UnlinkedTypes> {
  const stored = new Map([...pages.keys()].map((key) => [key, cache.read(key)]));
  const missing = new Map([...pages].filter(([key]) => stored.get(key) === undefined));
  const created = missing.size > 0 ? read(missing) : undefined;
  for (const [key, types] of created ?? []) {
    cache.write(key, Buffer.from(JSON.stringify(types)));
  }
  return new Map(
    [...stored].map(([key, text]) => {
      const types = created?.get(key) ?? (JSON.parse(String(text)) as UnlinkedTypes);
      return [key, types];
    }),
  );
}
