import {brotliCompressSync, constants} from 'node:zlib';

/** Returns the size of a string in bytes when compressed with brotli. 11 is the best and slowest quality. */
export function getCompressedSize(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}
