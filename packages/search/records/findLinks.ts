import type {Cheerio, CheerioAPI} from 'cheerio';
import type {DomNode} from './DomNode.ts';

/** Finds the URLs of the same site that a part of a page links to, including their anchors and without duplicates. */
export function findLinks($: CheerioAPI, root: Cheerio<DomNode>, pageUrl: string): string[] {
  const {origin, href: own} = new URL(pageUrl);
  const links = root
    .find('a[href]')
    .toArray()
    .flatMap((link) => {
      const target = $(link).attr('href') ?? '';
      return URL.canParse(target, own) ? [new URL(target, own)] : [];
    })
    .filter((url) => url.origin === origin && url.pathname !== new URL(own).pathname);
  return [...new Set(links.map(({pathname, hash}) => origin + pathname + hash))];
}
