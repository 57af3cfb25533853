import {brotliCompressSync, constants} from 'node:zlib';

/** How many bytes a text has on its way, compressed with brotli; 11 is its best and slowest quality. */
export const compressed = (content: Buffer | string, quality = 11): number =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
