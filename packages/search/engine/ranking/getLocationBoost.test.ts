import {expect, test} from 'vitest';
import type {SearchRecord} from '../../contract.ts';
import {records} from '../../fixtures/records.ts';
import {createEngine} from '../createEngine.ts';
import {createIndex} from '../indexing/createIndex.ts';

const pages = [
  createPageAt('/docs/lambda', 'Rendering in the cloud'),
  createPageAt('/docs/lambda/destination', 'Choose a destination'),
  createPageAt('/docs/encoding', 'Choose a destination format'),
  createPageAt('/docs/about-lambda', 'How lambda functions are named'),
];
const engine = createEngine(createIndex([...records, ...pages]));
function getFirst(query: string) {
  return engine.search({query}).hits[0]?.objectID;
}

test('ranks a page in a folder lower, unless the query names the folder', () => {
  expect(getFirst('destination chosen')).toBe('/docs/encoding');
  expect(getFirst('lambda destination chosen')).toBe('/docs/lambda/destination');
});

test('ranks a page elsewhere with that name as high as a page in the folder', () => {
  expect(getFirst('names of lambda functions')).toBe('/docs/about-lambda');
});

test('ranks a post lower, unless the query names the blog', () => {
  const all = [
    ...records,
    createPageAt('/docs/gif', 'Animated pictures'),
    createPageAt('/blog/9-1', 'Animated pictures in 9.1', 'Blog'),
  ];
  const {search} = createEngine(createIndex(all));
  expect(search({query: 'animated picture videos'}).hits[0]?.objectID).toBe('/docs/gif');
  expect(search({query: 'post on animated picture videos'}).hits[0]?.objectID).toBe('/blog/9-1');
  expect(search({query: 'v9.1'}).hits[0]?.objectID).toBe('/blog/9-1');
});

function createPageAt(path: string, title: string, section = 'Guides'): SearchRecord {
  const [sample] = records;
  if (!sample) {
    throw new Error('There are no records.');
  }
  const url = `https://docs.example.com${path}`;
  const hierarchy = {...sample.hierarchy, lvl0: section, lvl1: title};
  return {...sample, objectID: path, hierarchy, url, url_without_anchor: url, content: 'Where videos go.', symbols: []};
}
