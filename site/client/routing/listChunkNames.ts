import type {ChunkNames} from './RouteManifest.ts';

/** Returns the names of all modules, at any depth. */
export function listChunkNames(names: ChunkNames): readonly string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(listChunkNames);
}
