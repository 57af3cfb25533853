import {createHash} from 'node:crypto';

/** A short name for texts, which no other texts have. */
export const versionOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
