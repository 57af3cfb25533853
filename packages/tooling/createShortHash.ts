import {createHash} from 'node:crypto';

/** Returns the first ten digits of a hash of strings. */
export function createShortHash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
}
