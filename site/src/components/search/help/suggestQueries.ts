import {readListedPages} from '../../notFound/readListedPages.ts';
import {findNearestPages} from '../../notFound/findNearestPages.ts';

/** The specification allows three. */
const maxSuggestions = 3;
/** Higher than for paths, because a query may be about anything. */
const minSimilarity = 0.65;

/** The titles of pages that are spelled most like a query, best first. Empty if none is similar. */
export async function suggestQueries(query: string): Promise<string[]> {
  const pages = await readListedPages();
  // The same measure as for a wrong path, between the query and the titles.
  const titles = pages.map(({title}) => ({path: title, title}));
  return [...new Set(findNearestPages(query, titles, minSimilarity).map(({title}) => title))].slice(0, maxSuggestions);
}
