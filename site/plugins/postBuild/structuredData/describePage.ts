import type {
  BreadcrumbList,
  SearchAction,
  SoftwareSourceCode,
  TechArticle,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import {externalUrls} from '../../../../packages/content-model/externalUrls.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import {createFileName} from '../createFileName.ts';

/** Describes a page in terms of schema.org, except for what Docusaurus already describes. */
export function describePage(page: BuiltPage, pages: readonly BuiltPage[]): readonly Thing[] {
  const {html} = page.file;
  if (page.path === '/') {
    return [describeSite(page), describeSoftware(page)];
  }
  return [
    ...(page.section === 'docs' && page.isArticle ? [describeArticle(page, html)] : []),
    ...(html.includes('"BreadcrumbList"') ? [] : [describeBreadcrumbs(page, pages)]),
  ];
}

function describeSite({url, description}: BuiltPage): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${new URL('/search', url).href}?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': createSiteId(url),
    url,
    name: 'Remotion',
    description,
    inLanguage: 'en',
    potentialAction: search,
  };
}

function describeSoftware({url, description}: BuiltPage): SoftwareSourceCode {
  return {
    '@type': 'SoftwareSourceCode',
    name: 'Remotion',
    description,
    url,
    codeRepository: externalUrls.github,
    programmingLanguage: 'TypeScript',
    runtimePlatform: ['Node.js', 'React'],
    license: new URL('/docs/license', url).href,
  };
}

function describeArticle({url, path, title, description}: BuiltPage, html: string): TechArticle {
  // Only known if the site is built from a checkout with history.
  const changed = /<time datetime="?([^\s">]+)"? itemprop="?dateModified/.exec(html)?.[1];
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: 'en',
    image: new URL(`/cards/${createFileName(path)}.jpg`, url).href,
    isPartOf: {'@id': createSiteId(url)},
    ...(changed && {dateModified: changed}),
  };
}

/** Returns the page's ancestors by path, and the page itself. */
function describeBreadcrumbs(page: BuiltPage, pages: readonly BuiltPage[]): BreadcrumbList {
  const above = pages.filter(({path}) => path !== '/' && page.path.startsWith(path.replace(/\/?$/, '/')));
  const trail = [...above.filter(({path}) => path !== page.path), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({title, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
}

function createSiteId(url: string): string {
  return new URL('/#site', url).href;
}
