import type {
  BreadcrumbList,
  SearchAction,
  SoftwareSourceCode,
  TechArticle,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import {links} from '../../config/links';
import type {BuiltPage} from '../builtPages/BuiltPage';
import {fileName} from '../builtPages/fileName';

interface Surroundings {
  /** All pages of the site. */
  readonly pages: readonly BuiltPage[];
  /** The page as it was built. */
  readonly html: string;
}

/** What a page is, in the words of schema.org, as far as the framework has not said so. */
export const describePage = (page: BuiltPage, {pages, html}: Surroundings): readonly Thing[] => {
  if (page.path === '/') return [siteAt(page), softwareOf(page)];
  return [
    ...(page.section === 'docs' && page.isArticle ? [articleOn(page, html)] : []),
    ...(html.includes('"BreadcrumbList"') ? [] : [breadcrumbsTo(page, pages)]),
  ];
};

const siteAt = ({address, description}: BuiltPage): WebSite => {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${new URL('/search', address).href}?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': siteId(address),
    url: address,
    name: 'Remotion',
    description,
    inLanguage: 'en',
    potentialAction: search,
  };
};

const softwareOf = ({address, description}: BuiltPage): SoftwareSourceCode => ({
  '@type': 'SoftwareSourceCode',
  name: 'Remotion',
  description,
  url: address,
  codeRepository: links.github,
  programmingLanguage: 'TypeScript',
  runtimePlatform: ['Node.js', 'React'],
  license: new URL('/docs/license', address).href,
});

const articleOn = ({address, path, title, description}: BuiltPage, html: string): TechArticle => {
  // Known where the site is built with its history.
  const changed = /<time datetime="?([^\s">]+)"? itemprop="?dateModified/.exec(html)?.[1];
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: address,
    inLanguage: 'en',
    image: new URL(`/cards/${fileName(path)}.jpg`, address).href,
    isPartOf: {'@id': siteId(address)},
    ...(changed && {dateModified: changed}),
  };
};

/** The pages that the path leads through, and the page itself. */
const breadcrumbsTo = (page: BuiltPage, pages: readonly BuiltPage[]): BreadcrumbList => {
  const above = pages.filter(({path}) => path !== '/' && page.path.startsWith(path.replace(/\/?$/, '/')));
  const trail = [...above.filter(({path}) => path !== page.path), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({title, address}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: address,
    })),
  };
};

const siteId = (address: string): string => new URL('/#site', address).href;
