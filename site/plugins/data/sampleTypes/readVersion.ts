import {createHash} from 'node:crypto';

/** Returns a short hash of strings. */
export function readVersion(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
}
