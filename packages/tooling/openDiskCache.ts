import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashFiles} from './hashFiles.ts';
import {root} from './root.ts';

/** Results on disk that are slow to create, by what they're created from. */
export type DiskCache = {
  /** Returns a result. If it isn't stored, creates it first and stores it. A failure isn't stored. */
  readonly getOrCreate: (source: Source, create: () => Promise<Buffer> | Buffer) => Promise<Buffer>;
  /** The same for a value that can be written as JSON. */
  readonly getOrCreateJson: <T>(source: Source, create: () => T) => T;
  /** Returns a result, or `undefined` if it isn't stored. */
  readonly read: (source: Source) => Buffer | undefined;
  readonly write: (source: Source, result: Buffer) => void;
  /** Deletes the results that nobody has asked for since the cache was opened. */
  readonly deleteUnused: () => void;
};

type Source = string | Buffer;

/**
 * Opens a cache by its name. Its results are deleted if one of its inputs changes: the files and folders of the code
 * that creates the results, and of everything that this code reads in addition to the source of a result.
 */
export function openDiskCache(name: string, inputs: readonly string[], parent = caches): DiskCache {
  const version = hashFiles(inputs);
  const folder = join(parent, name, version);
  mkdirSync(folder, {recursive: true});
  keepOnly(join(parent, name), new Set([version]));
  const used = new Set<string>();

  function getFile(source: Source): string {
    const key = createHash('sha256').update(source).digest('hex');
    used.add(key);
    return join(folder, key);
  }
  function read(source: Source): Buffer | undefined {
    const file = getFile(source);
    return existsSync(file) ? readFileSync(file) : undefined;
  }
  function write(source: Source, result: Buffer): void {
    const file = getFile(source);
    // Renamed when complete, because another program may read the same result.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, result);
    renameSync(unfinished, file);
  }
  return {
    read,
    write,
    getOrCreate: async (source, create) => {
      const stored = read(source);
      if (stored) {
        return stored;
      }
      const created = await create();
      write(source, created);
      return created;
    },
    getOrCreateJson: <T>(source: Source, create: () => T): T => {
      const stored = read(source);
      if (stored) {
        return JSON.parse(stored.toString()) as T;
      }
      const created = JSON.stringify(create());
      write(source, Buffer.from(created));
      // Read back, so that the first caller gets the same as the others.
      return JSON.parse(created) as T;
    },
    deleteUnused: () => keepOnly(folder, used),
  };
}

const caches = join(root, 'node_modules/.cache');

function keepOnly(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder).filter((item) => !names.has(item))) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
}
