import {describe, expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {createEngine} from './createEngine.ts';
import {createIndex} from './indexing/createIndex.ts';
import {indexVersion} from './indexing/SearchIndex.ts';

const engine = createEngine(JSON.parse(JSON.stringify(createIndex(records))));
function find(query: string) {
  return engine.search({query}).hits.map(({objectID}) => objectID.replace(/:\d+$/, ''));
}

describe('ranking', () => {
  test.each([
    ['interpolate', '/docs/interpolate'],
    ['interpolate()', '/docs/interpolate'],
    ['INTERPOLATE', '/docs/interpolate'],
    ['usecurrentframe', '/docs/use-current-frame'],
    ['use current frame', '/docs/use-current-frame'],
    ['<Audio>', '/docs/audio'],
    ['Series.Sequence', '/docs/series#-series-sequence-'],
    ['<Series.Sequence>', '/docs/series#-series-sequence-'],
    ['@remotion/paths', '/docs/paths'],
    ['remotion render', '/docs/cli/render'],
    ['render media on lambda', '/docs/lambda/rendermediaonlambda'],
    ['interpolate page', '/docs/interpolate'],
    ['the page about audio', '/docs/audio'],
    ['docs on easing', '/docs/easing'],
  ])('%s finds the documentation of that name', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test.each([
    ['--crf', '/docs/cli/render#-crf'],
    ['setCrf', '/docs/config/output#config-output-setcrf-'],
    ['Config.Output.setCrf', '/docs/config/output#config-output-setcrf-'],
    ['interpolate easing', '/docs/interpolate#easing'],
    ['easing option of interpolate', '/docs/interpolate#easing'],
    ['renderMediaOnLambda codec', '/docs/lambda/rendermediaonlambda#codec'],
    ['sequence from', '/docs/sequence#from'],
    ['from', '/docs/sequence#from'],
  ])('%s finds an option, flag or setter', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test('ranks functions that start with the word before headings that consist of it', () => {
    const easing = records.find(({url}) => url.endsWith('/docs/easing'));
    if (easing === undefined) {
      throw new Error('The fixture has no page on Easing.');
    }
    const url = 'https://docs.example.com/docs/volume-meter';
    const page = {...easing, objectID: '/docs/volume-meter', url, url_without_anchor: url, symbols: ['volumeMeter()']};
    const added = {...page, hierarchy: {...easing.hierarchy, lvl1: 'volumeMeter()'}};
    const {hits} = createEngine(createIndex([...records, added])).search({query: 'volume'});
    const order = hits.map(({objectID}) => objectID);
    expect(order.indexOf('/docs/volume-meter')).toBeLessThan(
      order.findIndex((id) => id.startsWith('/docs/using-audio#')),
    );
  });

  test('ranks the page of a name before the pages with an option of that name', () => {
    expect(find('easing').slice(0, 2)).toEqual(['/docs/easing', '/docs/interpolate#easing']);
  });

  test('ranks the exact name before names that start with it, and those before mentions', () => {
    expect(find('interpolate').slice(0, 2)).toEqual(['/docs/interpolate', '/docs/interpolate-colors']);
  });

  test.each([
    ['audio', '/docs/audio'],
    ['using audio', '/docs/using-audio'],
    ['how to add music', '/docs/using-audio'],
    ['install', '/docs/'],
    ['fade out music', '/docs/using-audio#volume'],
    ['video jumps when rendering', '/docs/flickering'],
    ['colour', '/docs/interpolate-colors'],
    ['color', '/docs/interpolate-colors'],
  ])('%s finds the page that explains how to do it', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test.each([
    ['intrepolate', '/docs/interpolate'],
    ['renderMediaOnLamda', '/docs/lambda/rendermediaonlambda'],
    ['usecurentframe', '/docs/use-current-frame'],
    ['flikering', '/docs/flickering'],
    ['auido', '/docs/audio'],
  ])('%s is corrected', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test.each([
    ['series gadgetry', '/docs/series'],
    ['easing wombat', '/docs/easing'],
    ['render2000', '/docs/cli/render'],
    ['curves2000', '/docs/easing'],
  ])('%s finds results for the words that the site contains', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test('finds nothing for the first letters of a word next to an unknown word', () => {
    expect(find('gadgetry ea')).toEqual([]);
    expect(find('ea')[0]).toBe('/docs/easing');
  });

  test('ranks a page with a matching keyword before pages that only contain the words', () => {
    const withKeywords = records.map((record) =>
      record.objectID === '/docs/using-audio' ? {...record, keywords: ['ducking', 'tabs and frames']} : record,
    );
    const other = createEngine(createIndex(withKeywords));
    const first = (query: string) => other.search({query}).hits[0]?.objectID;
    expect(first('ducking')).toBe('/docs/using-audio');
    expect(find('tabs and frames')[0]).toMatch('/docs/flickering');
    expect(first('tab and frames')).toBe('/docs/using-audio');
  });

  test.each(['ducking level', 'duckinglevel', 'duckinglevels', 'ducking-level'])(
    '%s finds a keyword with other spaces or word forms before a longer one',
    (query) => {
      const keywords = new Map([
        ['/docs/using-audio', ['ducking level']],
        ['/docs/audio', ['--duckinglevel flag']],
      ]);
      const withKeywords = records.map((record) => ({...record, keywords: keywords.get(record.objectID) ?? []}));
      expect(createEngine(createIndex(withKeywords)).search({query}).hits[0]?.objectID).toBe('/docs/using-audio');
    },
  );

  test.each(['time out', 'time outs', 'debugging time outs'])('%s finds a page on timeouts', (query) => {
    expect(find(query)[0]).toMatch('/docs/timeout');
  });

  test('does not take a few words about a problem for a message that shares most of them', () => {
    const withKeywords = records.map((record) =>
      record.objectID === '/docs/flickering'
        ? {...record, keywords: ['jumps although delayRender is called and cleared']}
        : record,
    );
    const {hits} = createEngine(createIndex(withKeywords)).search({query: 'delayRender called and cleared, jumps'});
    expect(hits[0]?.objectID).toBe('/docs/flickering');
    expect(find('delayRender called not cleared')[0]).toMatch('/docs/timeout');
  });

  test('skips records that only contain a common word of a long query', () => {
    const found = find('curves for interpolate that bend the progress of a video from one range of numbers to another');
    expect(found[0]).toBe('/docs/interpolate');
    expect(find('video')).toContain('/docs/cli/render');
    expect(found).not.toContain('/docs/cli/render');
  });

  test('does not look for typos in a word that exists', () => {
    expect(find('series')).not.toContain('/docs/audio');
    expect(engine.search({query: 'series'}).hits.every(({url}) => url?.includes('/docs/series'))).toBe(true);
  });

  test.each([
    ['A delayRender() was called but not cleared after 45000ms. See htt', '/docs/timeout#'],
    ['Error: A delayRender() was called but not cleared after 30000ms', '/docs/timeout#'],
    ['inputRange (5) and outputRange (4) must have the same length', '/docs/interpolate#errors'],
  ])('%s finds the page that quotes the message', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test.each(['asdfghjkl', 'qqq', 'zz top', '…', '', '   ', '()', 'flibbertigibbet wombat'])(
    '%j finds nothing',
    (query) => {
      expect(engine.search({query})).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    },
  );
});

describe('results', () => {
  test('contain each URL once', () => {
    const urls = engine.search({query: 'e', hitsPerPage: 100}).hits.map(({url}) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('are paginated without gaps', () => {
    const all = engine.search({query: 'render', hitsPerPage: 100});
    const pages = [0, 1, 2].flatMap((page) => engine.search({query: 'render', hitsPerPage: 2, page}).hits);
    expect(pages).toEqual(all.hits.slice(0, 6));
    expect(engine.search({query: 'render', hitsPerPage: 2, page: 999}).hits).toEqual([]);
  });

  test('only contain the requested attributes', () => {
    const [hit] = engine.search({query: 'easing', attributesToRetrieve: ['hierarchy.lvl1', 'url']}).hits;
    expect(hit).toMatchObject({objectID: '/docs/easing', hierarchy: {lvl1: 'Easing'}, url: expect.any(String)});
    expect(Object.keys(hit ?? {}).sort()).toEqual(['_highlightResult', 'hierarchy', 'objectID', 'url']);
    expect(hit).not.toHaveProperty('hierarchy.lvl0');
  });

  test("are escaped, even if they aren't highlighted", () => {
    const [hit] = engine.search({query: 'audio', highlightPreTag: '<mark>', highlightPostTag: '</mark>'}).hits;
    expect(hit?.hierarchy?.lvl1).toBe('&lt;Audio&gt;');
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('&lt;<mark>Audio</mark>&gt;');
  });

  test('include the matched words', () => {
    const [hit] = engine.search({query: 'interpolate range xyz'}).hits;
    expect(hit?._highlightResult.content).toMatchObject({matchLevel: 'partial', matchedWords: ['range']});
    expect(hit?._highlightResult.hierarchy.lvl0).toMatchObject({matchLevel: 'none', matchedWords: []});
  });

  test('are refused if the index has another version', () => {
    const index = {...createIndex(records), version: (indexVersion + 1) as typeof indexVersion};
    expect(() => createEngine(index)).toThrow(/version/);
  });
});
