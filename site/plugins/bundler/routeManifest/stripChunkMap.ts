import {Script} from 'node:vm';

/**
 * Removes the names and file hashes of some chunks from webpack's runtime, because the route manifest contains them.
 * Throws if the runtime doesn't have the expected form.
 */
export function stripChunkMap(code: string, chunks: ReadonlySet<string>, hashes: readonly string[]): string {
  const short = code
    .replace(/(?<=[{,])(\w+):"[\da-f]{8}",?/g, (entry, id: string) => (chunks.has(toDecimal(id)) ? '' : entry))
    // Maps names to chunks, for the prefetching of Docusaurus.
    .replace(/(?<=[{,])"?\w+"?:"(\w+)",?/g, (entry, id: string) => (chunks.has(id) ? '' : entry));
  const left = hashes.filter((hash) => short.includes(hash));
  if (left.length > 0 || hashes.some((hash) => !code.includes(hash))) {
    throw new Error(`webpack's runtime doesn't name its chunks as expected: ${left.join(' ') || 'not at all'}.`);
  }
  new Script(short);
  return short;
}

/** The minifier writes 30000 as 3e4. */
function toDecimal(id: string): string {
  return String(Number(id));
}
