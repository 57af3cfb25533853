import type {ChunkNames} from '../RouteManifest.ts';

/** Replaces the module of Docusaurus: what each route known so far loads, by path and hash. */
const routesChunkNames: Record<string, ChunkNames> = {};

export default routesChunkNames;
