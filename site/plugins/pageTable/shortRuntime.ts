import {Script} from 'node:vm';

/**
 * Takes out of the bundler's runtime what it knows of some chunks: their names, and the hashes of their files, which
 * the table of pages has as well. Throws when the runtime is not what it is expected to be.
 */
export const shortRuntime = (code: string, chunks: ReadonlySet<string>, hashes: readonly string[]): string => {
  const short = code
    .replace(/(?<=[{,])(\w+):"[\da-f]{8}",?/g, (entry, id: string) => (chunks.has(decimal(id)) ? '' : entry))
    // From names to chunks, for what the framework fetches ahead.
    .replace(/(?<=[{,])"?\w+"?:"(\w+)",?/g, (entry, id: string) => (chunks.has(id) ? '' : entry));
  const left = hashes.filter((hash) => short.includes(hash));
  if (left.length > 0 || hashes.some((hash) => !code.includes(hash)))
    throw new Error(`The bundler's runtime does not name its chunks as expected: ${left.join(' ') || 'not at all'}.`);
  new Script(short);
  return short;
};

/** Made small, 30000 is written as 3e4. */
const decimal = (id: string): string => String(Number(id));
