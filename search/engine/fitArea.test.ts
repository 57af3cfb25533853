import {expect, test} from 'vitest';
import type {SearchRecord} from '../contract.ts';
import {records} from '../fixtures/records.ts';
import {createEngine} from './createEngine.ts';
import {createIndex} from './createIndex.ts';

const pages = [
  pageAt('/docs/lambda', 'Rendering in the cloud'),
  pageAt('/docs/lambda/destination', 'Choose a destination'),
  pageAt('/docs/encoding', 'Choose a destination format'),
  pageAt('/docs/about-lambda', 'How lambda functions are named'),
];
const engine = createEngine(createIndex([...records, ...pages]));
const first = (query: string) => engine.search({query}).hits[0]?.objectID;

test('a page of an area stands behind others, until the area is named', () => {
  expect(first('destination chosen')).toBe('/docs/encoding');
  expect(first('lambda destination chosen')).toBe('/docs/lambda/destination');
});

test('a page elsewhere that is called so stands as well as one of the area', () => {
  expect(first('names of lambda functions')).toBe('/docs/about-lambda');
});

function pageAt(path: string, title: string): SearchRecord {
  const [sample] = records;
  if (!sample) {
    throw new Error('There are no records.');
  }
  const url = `https://docs.example.com${path}`;
  const hierarchy = {...sample.hierarchy, lvl0: 'Guides', lvl1: title};
  return {...sample, objectID: path, hierarchy, url, url_without_anchor: url, content: 'Where videos go.', symbols: []};
}
