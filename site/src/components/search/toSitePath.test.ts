import {expect, test} from 'vitest';
import {toSitePath} from './toSitePath.ts';

test.each([
  ['https://docs.example.com/docs/audio#volume', '/docs/audio#volume'],
  ['https://docs.example.com/search?q=a', '/search?q=a'],
  ['https://other.example.com/docs/audio', 'https://other.example.com/docs/audio'],
  ['/docs/audio', '/docs/audio'],
])('%s becomes %s', (url, path) => {
  expect(toSitePath(url, 'https://docs.example.com')).toBe(path);
});
