import type {PartNames} from '../RouteTable';

/** In place of the framework's module: what each route loads, by path and hash, of the routes known up to now. */
const routesChunkNames: Record<string, PartNames> = {};

export default routesChunkNames;
