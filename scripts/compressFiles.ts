import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** What was compressed, in bytes, and how much of it was new. */
export interface Compressed {
  readonly files: number;
  readonly made: number;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * Writes a brotli and a gzip copy beside each file below `folder` that becomes smaller by it: `main.js.br`,
 * `main.js.gz`. They have the age of the file, so that hosts tell readers the same date whichever they send. Copies
 * are kept in `cache` for as long as a file has that content.
 */
export const compressFiles = async (folder: string, cache: string): Promise<Compressed> => {
  await mkdir(cache, {recursive: true});
  const kept = new Set(await readdir(cache));
  const used = new Set<string>();
  const total = {files: 0, made: 0, bytes: 0, brotli: 0, gzip: 0};

  const copy = async (file: string, content: Buffer, encoding: Encoding): Promise<number> => {
    const name = `${createHash('sha256').update(content).digest('hex')}.${encoding}`;
    const known = kept.has(name);
    const compressed = known ? await readFile(join(cache, name)) : await compress[encoding](content);
    if (!known) await writeFile(join(cache, name), compressed);
    used.add(name);
    total.made += known ? 0 : 1;
    if (compressed.length > content.length * WORTH) return content.length;
    const {atime, mtime} = await stat(file);
    await writeFile(`${file}.${encoding}`, compressed);
    await utimes(`${file}.${encoding}`, atime, mtime);
    return compressed.length;
  };

  await inParallel(await compressibleFiles(folder), async (file) => {
    const content = await readFile(file);
    const sizes = {brotli: await copy(file, content, 'br'), gzip: await copy(file, content, 'gz')};
    total.files++;
    total.bytes += content.length;
    total.brotli += sizes.brotli;
    total.gzip += sizes.gzip;
  });
  await Promise.all([...kept].filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
  return total;
};

type Encoding = keyof typeof compress;

const compress = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** Pictures, videos and fonts are compressed as they are. */
const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|md|txt|xml|svg|wasm|webmanifest)$/;
/** A smaller answer fits into one packet as it is. */
const LEAST_BYTES = 1024;
/** What saves less is not worth unpacking. */
const WORTH = 0.95;

/** The largest first, so that no thread is left alone with them at the end. */
const compressibleFiles = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder, {recursive: true})).filter((name) => COMPRESSIBLE.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({file: join(folder, name), stats: await stat(join(folder, name))})),
  );
  return files
    .filter(({stats}) => stats.isFile() && stats.size >= LEAST_BYTES)
    .sort((one, other) => other.stats.size - one.stats.size)
    .map(({file}) => file);
};

/** The work itself is done in the threads of the runtime, of which one for each core is put to use. */
const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
};
