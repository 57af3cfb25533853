import {readdir, readFile, rename, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {compressibleFiles} from '../../packages/tooling/compressibleFiles.ts';
import type {DiskCache} from '../../packages/tooling/openDiskCache.ts';
import {getBrotliQuality} from '../../packages/tooling/getBrotliQuality.ts';
import {runInParallel} from '../../packages/tooling/runInParallel.ts';

/** The sizes of the compressed files in bytes, and how many were new. */
export type Compressed = {
  readonly files: number;
  readonly made: number;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
};

/**
 * Writes a Brotli and a gzip copy next to each file in `folder` that becomes smaller: `main.js.br`, `main.js.gz`. They
 * have the date of the file, so that servers send the same date for every encoding.
 */
export async function compressFiles(folder: string, cache: DiskCache): Promise<Compressed> {
  const total = {files: 0, made: 0, bytes: 0, brotli: 0, gzip: 0};

  const copy = async (file: string, content: Buffer, encoding: Encoding): Promise<number> => {
    const compressed = await cache.getOrCreate(Buffer.concat([Buffer.from(encoding), content]), () => {
      total.made++;
      return compress[encoding](content, file);
    });
    if (compressed.length > content.length * maxSizeRatio) {
      return content.length;
    }
    const {atime, mtime} = await stat(file);
    // Renamed when complete, because the site may already be served.
    const unfinished = `${file}.${encoding}.tmp`;
    await writeFile(unfinished, compressed);
    await utimes(unfinished, atime, mtime);
    await rename(unfinished, `${file}.${encoding}`);
    return compressed.length;
  };

  // The compression itself runs in the threads of Node.js.
  await runInParallel(await findCompressibleFiles(folder), async (file) => {
    const content = await readFile(file);
    const sizes = {brotli: await copy(file, content, 'br'), gzip: await copy(file, content, 'gz')};
    total.files++;
    total.bytes += content.length;
    total.brotli += sizes.brotli;
    total.gzip += sizes.gzip;
  });
  return total;
}

type Encoding = keyof typeof compress;

const compress = {
  br: (content: Buffer, file: string): Promise<Buffer> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: getBrotliQuality(file, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** A smaller response fits in one packet without compression. */
const minBytes = 1024;
/** Smaller savings aren't worth the time to decompress. */
const maxSizeRatio = 0.95;

/** Starts with the largest files, so that they don't keep a single thread busy at the end. */
async function findCompressibleFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => compressibleFiles.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({file: join(folder, name), stats: await stat(join(folder, name))})),
  );
  return files
    .filter(({stats}) => stats.isFile() && stats.size >= minBytes)
    .sort((one, other) => other.stats.size - one.stats.size)
    .map(({file}) => file);
}
