import type {PageTypes} from './PageTypes';
import type {UnlinkedTypes} from './UnlinkedTypes';

/** Gives the types of exports the addresses of the pages that document them. */
export const linkedTypes = ({types, blocks}: UnlinkedTypes, documented: ReadonlyMap<string, string>): PageTypes => ({
  types: types.map(({exported = '', ...type}) => {
    const page = documented.get(exported);
    return page === undefined ? type : {...type, page};
  }),
  blocks,
});
