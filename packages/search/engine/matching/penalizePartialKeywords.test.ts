import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createEngine} from '../createEngine.ts';
import {createIndex} from '../indexing/createIndex.ts';

const engine = createEngine(
  createIndex([
    ...records,
    createPage('/docs/hosting', ['host on a web server', 'server for uploads', 'put it online']),
    createPage('/docs/watermark', ['web watermark']),
    createPage('/docs/web', ['web']),
  ]),
);

function find(query: string) {
  return engine.search({query}).hits.map(({objectID}) => objectID);
}

test('ranks a page with the whole keyword before pages whose keywords only contain the word', () => {
  expect(find('the web').slice(0, 3)).toEqual(['/docs/web', '/docs/watermark', '/docs/hosting']);
});

test('uses the best of several keywords that contain a word', () => {
  expect(find('uploads to a server')[0]).toBe('/docs/hosting');
});

function createPage(path: string, keywords: string[]) {
  const [sample] = records;
  if (!sample) {
    throw new Error('There are no records.');
  }
  const url = `https://docs.example.com${path}`;
  const hierarchy = {...sample.hierarchy, lvl1: 'Somewhere'};
  return {...sample, objectID: path, hierarchy, url, url_without_anchor: url, content: '', symbols: [], keywords};
}
