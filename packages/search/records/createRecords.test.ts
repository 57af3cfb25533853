import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {createRecords} from './createRecords.ts';

const siteUrl = 'https://docs.example.com';
function read(name: string) {
  return readFileSync(new URL(`../fixtures/pages/${name}.html`, import.meta.url), 'utf8');
}
function readRecords(name: string, html = read(name)) {
  return createRecords({html, path: '/from/file', siteUrl}).records;
}
function find(name: string, text: string) {
  return readRecords(name).find(
    ({type, content, hierarchy}) => (type === 'content' ? content : hierarchy[type]) === text,
  );
}

describe('the record of a page', () => {
  test('has a title, a section, a description and the URL of the public site', () => {
    expect(readRecords('guide')[0]).toEqual({
      objectID: '/docs/',
      type: 'lvl1',
      hierarchy: {
        lvl0: 'Getting started',
        lvl1: 'Setup and Installation',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Install it with npm init video.',
      url: 'https://docs.example.com/docs/',
      url_without_anchor: 'https://docs.example.com/docs/',
      anchor: null,
      position: 0,
      symbols: [],
      labels: ['docs'],
      keywords: [],
      message: null,
      links: 0,
    });
  });

  test('has the URL of its file if the page has no canonical link', () => {
    const html = read('guide').replace(/<link[^>]+canonical[^>]+>/, '');
    expect(readRecords('guide', html)[0]?.url).toBe('https://docs.example.com/from/file');
  });

  test.each([
    ['guide', 'Getting started', 'the top category'],
    ['category', 'remotion', 'the category that it heads'],
    ['uncategorised', 'Docs', 'the current part of the navigation bar'],
    ['post', 'Blog', 'the blog'],
    ['page', 'Website', 'the rest of the site'],
  ])('of the fixture "%s" is in the section "%s": %s', (name, section) => {
    expect(readRecords(name)[0]?.hierarchy.lvl0).toBe(section);
  });

  test('has its name in the sidebar if it differs from the title', () => {
    const html = read('guide').replace(/(breadcrumbs__item--active[^]*?>)Setup and Installation</, '$1Installation<');
    expect(readRecords('guide', html)[0]?.labels).toEqual(['Installation', 'docs']);
  });

  test('has the keywords from its head', () => {
    const html = read('guide').replace('</head>', '<meta name="keywords" content="quick start, tutorial,"></head>');
    expect(readRecords('guide', html)[0]?.keywords).toEqual(['quick start', 'tutorial']);
  });

  test('has the keywords of its headings', () => {
    const html = read('guide').replaceAll('<h2', '<h2 data-keywords="first steps, npm init,"');
    const headings = readRecords('guide', html).filter(({type}) => type === 'lvl2');
    expect(headings.length).toBeGreaterThan(0);
    headings.forEach(({keywords}) => expect(keywords).toEqual(['first steps', 'npm init']));
  });

  test('of a second blog is in the section with its name', () => {
    const html = read('post')
      .replace('plugin-id-default', 'plugin-id-success-stories')
      .replace('navbar__link--active', '');
    expect(readRecords('post', html)[0]?.hierarchy.lvl0).toBe('Success stories');
  });
});

describe('the records below a page', () => {
  test('have the headings above them and the nearest anchor', () => {
    expect(find('reference', 'Deep heading')).toMatchObject({
      type: 'lvl4',
      hierarchy: {
        lvl1: '<Series>',
        lvl2: '<Series.Sequence>',
        lvl3: 'durationInFrames',
        lvl4: 'Deep heading',
        lvl5: null,
      },
      url: 'https://docs.example.com/docs/api/series#deep-heading',
      anchor: 'deep-heading',
    });
    expect(find('reference', 'How long.')).toMatchObject({type: 'content', anchor: 'durationinframes'});
  });

  test.each([
    'Second item with code',
    'nested item',
    'One',
    'A quote',
    'A video is at link.',
    'Hidden text.',
    'Use Yarn text.',
    'Hint title',
    'A tip with text.',
    '--crf: Quality',
  ])('contain the text "%s"', (text) => {
    expect(find('guide', text)).toBeDefined();
  });

  test('do not contain code, navigation, anchor links or button labels', () => {
    const texts = readRecords('guide').flatMap(({content, hierarchy}) => [content, ...Object.values(hierarchy)]);
    const html = read('guide');
    for (const unwanted of ['npm init video', 'On this page', 'Yarn', 'Debugging timeouts', 'Skip to main content']) {
      expect(html.includes(unwanted) || unwanted.startsWith('Skip')).toBe(true);
      expect(texts).not.toContain(unwanted);
    }
    expect(texts.join('')).not.toContain('\u200B');
  });

  test('treat a heading without an anchor as a paragraph', () => {
    const heading = readRecords('page').find(({content}) => content === 'Jane');
    expect(heading).toMatchObject({type: 'content', anchor: null, url: 'https://docs.example.com/experts'});
  });

  test('have unique IDs and their position', () => {
    const records = readRecords('guide');
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(records.map(({position}) => position)).toEqual(
      [...records.map(({position}) => position)].sort((a, b) => a - b),
    );
  });
});

describe('symbols', () => {
  test.each([
    ['reference', '<Series>', ['<Series>']],
    ['reference', '<Series.Sequence>', ['<Series.Sequence>']],
    ['reference', 'durationInFrames', ['durationInFrames']],
    ['category', 'remotion', ['remotion']],
    ['guide', '--crf: Quality', ['--crf']],
    ['guide', 'Linux', []],
  ])('of the fixture "%s", "%s": %j', (name, text, symbols) => {
    expect(find(name, text)?.symbols).toEqual(symbols);
  });
});

describe('messages', () => {
  const quote =
    'A delayRender() was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.';

  test('are blocks of plain text', () => {
    expect(find('troubleshooting', quote)).toMatchObject({type: 'content', message: quote, symbols: []});
  });

  test("aren't folder trees", () => {
    const html = read('troubleshooting').replace('A delayRender() was', '├─ src/ └─ delayRender() was');
    expect(readRecords('troubleshooting', html).some(({content}) => content?.includes('src/'))).toBe(false);
  });

  test('are the first cells of a table in a section about errors', () => {
    const html = read('guide').replace('>Linux<', '>Errors<');
    const row = readRecords('guide', html).find(({content}) => content === '--crf: Quality');
    expect(row?.message).toBe(row?.hierarchy.lvl2 === 'Errors' ? '--crf' : null);
  });

  test('are the cells of a column named Message, regardless of the section', () => {
    const getRow = (html: string) => readRecords('guide', html).find(({content}) => content === '--crf: Quality');
    expect(getRow(read('guide').replace('<th>Name</th>', '<th>Message</th>'))?.message).toBe('--crf');
    expect(getRow(read('guide'))?.message).toBeNull();
  });

  test('are the titles of troubleshooting pages', () => {
    expect(readRecords('troubleshooting')[0]?.message).toBe(readRecords('troubleshooting')[0]?.hierarchy.lvl1);
    expect(readRecords('guide')[0]?.message).toBeNull();
  });
});

describe('only the page becomes a record', () => {
  test.each([
    ['of a list of posts', read('list').replace('<main', '<h1>Blog</h1><main')],
    ['that asks for it', read('guide').replace('<head>', '<head><meta name="search" content="title">')],
  ])('%s', (_, html) => {
    expect(readRecords('', html).map(({type}) => type)).toEqual(['lvl1']);
  });
});

describe('no records are made', () => {
  test.each([
    ['of archives', read('list').replace('<main', '<h1>Blog</h1><main').replace('blog-list-page', 'blog-archive-page')],
    [
      'of the second page of a list',
      read('list').replace('<main', '<h1>Blog</h1><main').replace('/blog"', '/blog/page/2"'),
    ],
    [
      'of pages that are not to be indexed',
      read('guide').replace('<head>', '<head><meta name="robots" content="noindex, follow">'),
    ],
    [
      'of pages that ask to be left out',
      read('guide').replace('<head>', '<head><meta name="search" content="ignore">'),
    ],
    ['of redirects', read('guide').replace('<head>', '<head><meta http-equiv="refresh" content="0; url=/docs">')],
    ['of the search page', read('page').replace('class="', 'class="search-page-wrapper ')],
    ['of files without a title', '<html><body><p>Nothing</p></body></html>'],
  ])('%s', (_, html) => {
    expect(readRecords('', html)).toEqual([]);
  });
});
