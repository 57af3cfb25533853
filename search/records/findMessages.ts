import {load} from 'cheerio';

/** A message that the software prints, and the address of the place that explains it without quoting it. */
export type LinkedMessage = {text: string; url: string};

/** Finds the messages that a page lists for the search: items that name the path of their place as `data-search-for`. */
export function findMessages(html: string, siteUrl: string): LinkedMessage[] {
  if (!html.includes('data-search-for')) {
    return [];
  }
  const $ = load(html);
  return $('[data-search-for]')
    .toArray()
    .map((item) => ({text: $(item).text().trim(), url: new URL($(item).attr('data-search-for') ?? '', siteUrl).href}));
}
