import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleFile} from '../../../../packages/content-model/samples/SampleFile.ts';
import type {UnlinkedTypes} from './UnlinkedTypes.ts';

/** The cache folder, and the version of packages and code. */
type Cache = {
  readonly folder: string;
  readonly version: string;
};

/**
 * Returns the types of pages, from the disk cache if the samples and packages are unchanged. All other types are read
 * with a single program.
 */
export function readCachedTypes(
  pages: ReadonlyMap<string, readonly SampleFile[]>,
  {folder, version}: Cache,
  read: (pages: ReadonlyMap<string, readonly SampleFile[]>) => ReadonlyMap<string, UnlinkedTypes>,
): Map<string, UnlinkedTypes> {
  dropOtherVersions(folder, version);
  const getFile = (key: string): string => join(folder, version, `${key}.json`);
  const missing = new Map([...pages].filter(([key]) => !existsSync(getFile(key))));
  if (missing.size > 0) {
    mkdirSync(join(folder, version), {recursive: true});
    for (const [key, types] of read(missing)) {
      writeFileSync(getFile(key), JSON.stringify(types));
    }
  }
  return new Map(
    [...pages.keys()].map((key) => [key, JSON.parse(readFileSync(getFile(key), 'utf8')) as UnlinkedTypes]),
  );
}

function dropOtherVersions(folder: string, version: string): void {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== version) : [];
  for (const name of others) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
}
