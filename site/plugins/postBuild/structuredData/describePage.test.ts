import type {Graph} from 'schema-dts';
import {describe, expect, test} from 'vitest';
import type {BuiltPage} from '../BuiltPage.ts';
import {describePage} from './describePage.ts';
import {createScript} from './createScript.ts';

function createPage(path: string, more: Partial<BuiltPage> = {}): BuiltPage {
  return {
    path,
    file: {name: '', html: ''},
    url: `https://a.example${path}`,
    title: path,
    description: 'About it.',
    section: 'pages',
    isArticle: false,
    parents: [],
    ...more,
  };
}
const pages = ['/', '/show/', '/show/add', '/shows'].map((path) => createPage(path));
function describeAs(one: BuiltPage, html = '') {
  return JSON.parse(JSON.stringify(describePage({...one, file: {name: '', html}}, pages)));
}

describe('structured data', () => {
  test('of the home page describes the site, its search and the software', () => {
    const [site, software] = describeAs(createPage('/'));
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {'query-input': 'required name=search_term_string'},
    });
    expect(site.potentialAction.target.urlTemplate).toBe('https://a.example/search?q={search_term_string}');
    expect(software).toMatchObject({'@type': 'SoftwareSourceCode', license: 'https://a.example/docs/license'});
  });

  test('of a nested page contains its breadcrumbs', () => {
    const [trail] = describeAs(createPage('/show/add'));
    expect(trail.itemListElement.map(({item}: {item: string}) => item)).toEqual([
      'https://a.example/show/',
      'https://a.example/show/add',
    ]);
  });

  test('of a documentation page describes an article and its last change', () => {
    const one = createPage('/docs/spring', {section: 'docs', isArticle: true});
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

test("can't be closed by its own text", () => {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': [{'@type': 'WebPage', name: '</script><b>'}]};
  const script = createScript(graph);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(script.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(graph);
});
