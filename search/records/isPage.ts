import type {CheerioAPI} from 'cheerio';

// Lists repeat what their pages say; redirects and the search page say nothing.
const LISTS = '.plugin-blog:not(.blog-post-page)';

/** Says whether a built page is one that readers look for. */
export function isPage($: CheerioAPI): boolean {
  const robots = $('meta[name=robots], meta[property=robots]').attr('content') ?? '';
  return (
    !/\bnoindex\b/.test(robots) &&
    $('meta[name=search][content=ignore]').length === 0 &&
    $('meta[http-equiv=refresh]').length === 0 &&
    !$('html').is(`${LISTS}, .search-page-wrapper`) &&
    $('h1').length > 0
  );
}
