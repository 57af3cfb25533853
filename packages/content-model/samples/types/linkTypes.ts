import type {PageTypes} from './PageTypes.ts';
import type {UnlinkedTypes} from './UnlinkedTypes.ts';

/** Adds the URLs of the documentation pages to the types of exports. */
export function linkTypes({types, blocks}: UnlinkedTypes, documented: ReadonlyMap<string, string>): PageTypes {
  return {
    types: types.map(({exported = '', ...type}) => {
      const page = documented.get(exported);
      return page === undefined ? type : {...type, page};
    }),
    blocks,
  };
}
