import type {CheerioAPI} from 'cheerio';

// Archives and lists of a tag. Redirects and the search page have no content.
const otherLists = '.plugin-blog:not(.blog-post-page, .blog-list-page)';
const laterPagePattern = /\/page\/\d+\/?$/;

/**
 * Returns whether only the title of a page should be searchable, because its content is about other pages: lists of
 * posts, and pages that say so.
 */
export function isTitleOnly($: CheerioAPI): boolean {
  return $('html').is('.blog-list-page') || $('meta[name=search][content=title]').length > 0;
}

/** Returns whether a built page should be searchable. */
export function isIndexable($: CheerioAPI): boolean {
  const robots = $('meta[name=robots], meta[property=robots]').attr('content') ?? '';
  return (
    !/\bnoindex\b/.test(robots) &&
    $('meta[name=search][content=ignore]').length === 0 &&
    $('meta[http-equiv=refresh]').length === 0 &&
    !laterPagePattern.test($('link[rel=canonical]').attr('href') ?? '') &&
    !$('html').is(`${otherLists}, .search-page-wrapper`) &&
    $('h1').length > 0
  );
}
