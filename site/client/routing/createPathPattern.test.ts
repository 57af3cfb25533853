import {expect, test} from 'vitest';
import createPathPattern from './createPathPattern.ts';

test.each([
  ['/', '/', '/'],
  ['/', '/docs', undefined],
  ['/docs', '/docs', '/docs'],
  ['/docs', '/docs/', '/docs/'],
  ['/docs/', '/docs', '/docs'],
  ['/docs', '/docs/a', undefined],
  ['/docs/a.b', '/DOCS/a.b', '/DOCS/a.b'],
  ['/docs/a.b', '/docs/a-b', undefined],
  ['*', '/anything/at/all', '/anything/at/all'],
])('the route %s matches %s as %s', (route, path, match) => {
  expect(createPathPattern(route, [], {end: true}).exec(path)?.[0]).toBe(match);
});

test.each([
  ['/', '/docs', ''],
  ['/docs', '/docs/a', '/docs'],
  ['/docs', '/docs/', '/docs/'],
  ['/docs', '/docsx', undefined],
])('with routes below it, the route %s matches %s as %s', (route, path, match) => {
  expect(createPathPattern(route, [], {end: false}).exec(path)?.[0]).toBe(match);
});
