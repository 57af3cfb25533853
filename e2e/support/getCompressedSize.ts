import {brotliCompressSync, constants} from 'node:zlib';

/** The quality with which the build compresses HTML. Scripts and styles get 11, the best and slowest one. */
export const HTML_QUALITY = 10;

/** Returns the size of a file in bytes when compressed with Brotli. */
export function getCompressedSize(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}
