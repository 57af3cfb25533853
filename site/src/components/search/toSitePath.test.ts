import {expect, test} from 'vitest';
import {toSitePath} from './toSitePath.ts';

test.each([
  ['https://docs.example.com/docs/audio#volume', '/docs/audio#volume'],
  ['https://docs.example.com/search?q=a', '/search?q=a'],
  ['https://other.example.com/docs/audio', 'https://other.example.com/docs/audio'],
  ['/docs/audio', '/docs/audio'],
])('%s becomes %s', (address, path) => {
  expect(toSitePath(address, 'https://docs.example.com')).toBe(path);
});
