import type {CheerioAPI} from 'cheerio';

// Lists repeat the content of their pages. Redirects and the search page have no content.
const LISTS = '.plugin-blog:not(.blog-post-page)';

/** Returns whether a built page should be searchable. */
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
