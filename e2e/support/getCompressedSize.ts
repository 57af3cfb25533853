import {brotliCompressSync, constants} from 'node:zlib';

/** Returns the size of a file in bytes when compressed with Brotli. 11 is the best and slowest quality. */
export function getCompressedSize(content: Buffer | string, quality: number): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}
