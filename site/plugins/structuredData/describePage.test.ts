import type {Graph} from 'schema-dts';
import {describe, expect, it} from 'vitest';
import type {BuiltPage} from '../builtPages/BuiltPage';
import {describePage} from './describePage';
import {scriptOf} from './scriptOf';

const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  file: '',
  address: `https://a.example${path}`,
  title: path,
  description: 'About it.',
  section: 'pages',
  isArticle: false,
  parents: [],
  ...more,
});
const pages = ['/', '/show/', '/show/add', '/shows'].map((path) => page(path));
const describeAs = (one: BuiltPage, html = '') => JSON.parse(JSON.stringify(describePage(one, {pages, html})));

describe('what search engines are told', () => {
  it('of the home page: the site with its search, and the software', () => {
    const [site, software] = describeAs(page('/'));
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {'query-input': 'required name=search_term_string'},
    });
    expect(site.potentialAction.target.urlTemplate).toBe('https://a.example/search?q={search_term_string}');
    expect(software).toMatchObject({'@type': 'SoftwareSourceCode', license: 'https://a.example/docs/license'});
  });

  it('of a page below another: where it stands', () => {
    const [trail] = describeAs(page('/show/add'));
    expect(trail.itemListElement.map(({item}: {item: string}) => item)).toEqual([
      'https://a.example/show/',
      'https://a.example/show/add',
    ]);
  });

  it('of documentation: that it is an article, and when it changed', () => {
    const one = page('/docs/spring', {section: 'docs', isArticle: true});
    const html =
      '<script>{"@type":"BreadcrumbList"}</script><time datetime=2026-11-21T21:19:48.000Z itemprop=dateModified>';
    expect(describeAs(one, html)).toEqual([
      expect.objectContaining({
        '@type': 'TechArticle',
        dateModified: '2026-11-21T21:19:48.000Z',
        image: 'https://a.example/cards/docs/spring.jpg',
      }),
    ]);
    expect(describeAs(one)[0]).not.toHaveProperty('dateModified');
  });
});

it('cannot be ended by its own text', () => {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': [{'@type': 'WebPage', name: '</script><b>'}]};
  const script = scriptOf(graph);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(script.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(graph);
});
