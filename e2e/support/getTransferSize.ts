import {getBrotliQuality} from '../../packages/tooling/getBrotliQuality.ts';
import {getCompressedSize} from './getCompressedSize.ts';

/** Returns the bytes that the server sends for a file of the built site that it compresses. */
export function getTransferSize(path: string, content: Buffer | string): number {
  return getCompressedSize(content, getBrotliQuality(path, Buffer.byteLength(content)));
}
