import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleFile} from '../../../reference/samples/SampleFile';
import type {UnlinkedTypes} from './UnlinkedTypes';

/** Where types are kept, and for which version of packages and code. */
interface Cache {
  readonly folder: string;
  readonly version: string;
}

/**
 * The types of pages, from disk where the same samples have been read before with the same packages. What has to be
 * read is read in one program.
 */
export const cachedTypes = (
  pages: ReadonlyMap<string, readonly SampleFile[]>,
  {folder, version}: Cache,
  read: (pages: ReadonlyMap<string, readonly SampleFile[]>) => ReadonlyMap<string, UnlinkedTypes>,
): Map<string, UnlinkedTypes> => {
  dropOtherVersions(folder, version);
  const fileOf = (key: string): string => join(folder, version, `${key}.json`);
  const missing = new Map([...pages].filter(([key]) => !existsSync(fileOf(key))));
  if (missing.size > 0) {
    mkdirSync(join(folder, version), {recursive: true});
    for (const [key, types] of read(missing)) writeFileSync(fileOf(key), JSON.stringify(types));
  }
  return new Map([...pages.keys()].map((key) => [key, JSON.parse(readFileSync(fileOf(key), 'utf8')) as UnlinkedTypes]));
};

const dropOtherVersions = (folder: string, version: string): void => {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== version) : [];
  for (const name of others) rmSync(join(folder, name), {recursive: true, force: true});
};
