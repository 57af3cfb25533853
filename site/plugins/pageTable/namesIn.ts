import type {PartNames} from './RouteTable';

/** All names of parts, however deep they are. */
export const namesIn = (names: PartNames): readonly string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
