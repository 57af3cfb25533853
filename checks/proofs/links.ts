import {distance} from 'fastest-levenshtein';
import type {Fault} from '../fault.ts';
import {anchorsOf} from '../links/anchors.ts';
import {linksOf, type Link} from '../links/linksOf.ts';
import {normalPath, routesOf} from '../links/routes.ts';
import type {Page} from '../page.ts';
import type {Content, Proof} from '../proof.ts';

/** Every link of a page leads to a page and an anchor that exist, and no page has an anchor twice. */
export const links: Proof = {
  name: 'Links lead somewhere',
  faults: ({pages}) => {
    const routes = routesOf(pages);
    return pages.flatMap((page) => [
      ...repeatedAnchors(page),
      ...linksOf(page).flatMap((link) => faultOf(page, link, routes) ?? []),
    ]);
  },
  counted: ({pages}: Content) => `${pages.flatMap(linksOf).length} links`,
};

const repeatedAnchors = (page: Page): Fault[] =>
  anchorsOf(page)
    .filter(({isRepeated}) => isRepeated)
    .map(({line, text, id}) => ({
      file: page.file,
      line,
      message: `The heading "${text}" stands on the page twice`,
      fix: `Word it in another way, or set an anchor of its own: {/* #${id} */}`,
    }));

type Routes = ReadonlyMap<string, Page | undefined>;

const faultOf = (page: Page, {url, line}: Link, routes: Routes): Fault | undefined => {
  const fault = (message: string, fix: string): Fault => ({file: page.file, line, message, fix});
  if (/^https?:\/\/(?:www\.)?remotion\.dev\/(?:docs|blog)/.test(url))
    return fault(`${url} leaves the site to come back to it`, `Link to ${new URL(url).pathname}`);
  if (/^(?:https?:|mailto:)/.test(url))
    return URL.canParse(url) ? undefined : fault(`${url} is no address`, 'Correct it');
  if (!/^[/#]/.test(url))
    return fault(`${url} is a relative link`, 'Write the path from the root of the site: /docs/…');
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? page : routes.get(normalPath(path));
  if (path !== '' && !routes.has(normalPath(path)))
    return fault(`There is no page ${path}`, nearest(path, [...routes.keys()]));
  if (!anchor || !target) return undefined;
  const anchors = anchorsOf(target).map(({id}) => id);
  return anchors.includes(anchor)
    ? undefined
    : fault(`${path || 'This page'} has no anchor #${anchor}`, nearest(anchor, anchors));
};

const nearest = (wanted: string, known: readonly string[]): string => {
  const [best] = [...known].sort((a, b) => distance(a, wanted) - distance(b, wanted));
  return best === undefined ? 'There is nothing to link to' : `The nearest is ${best}`;
};
