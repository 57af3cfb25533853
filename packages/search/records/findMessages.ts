import {load} from 'cheerio';

/** A message that the software prints, and the URL of the page that explains it without quoting it. */
export type LinkedMessage = {text: string; url: string};

/**
 * Finds the messages that a page lists for the search: list items with the path of the explanation in
 * `data-search-for`.
 */
export function findMessages(html: string, siteUrl: string): LinkedMessage[] {
  if (!html.includes('data-search-for')) {
    return [];
  }
  const $ = load(html);
  return $('[data-search-for]')
    .toArray()
    .map((item) => ({text: $(item).text().trim(), url: new URL($(item).attr('data-search-for') ?? '', siteUrl).href}));
}
