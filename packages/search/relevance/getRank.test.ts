import {describe, expect, test} from 'vitest';
import {getRank} from './getRank.ts';

describe('the rank of the first relevant hit', () => {
  test.each([
    [['/docs/a'], ['/docs/a', '/docs/b'], 1],
    [['/docs/a'], ['/docs/b', '/docs/a#part'], 2],
    [['/docs/a', '/docs/b'], ['/docs/b'], 1],
    [['/docs/a#part'], ['/docs/a', '/docs/a#part'], 2],
    [['/docs/a#part'], ['/docs/a#parts', '/docs/ab'], null],
    [['/docs/a'], ['/docs/a/b'], null],
    [['/docs/a/*'], ['/docs/ab', '/docs/a/b#c'], 2],
    [['/docs/a/*'], ['/docs/a'], 1],
    [['/a'], ['/a/#part'], 1],
    [['/a/'], ['/a'], 1],
    [['/'], ['/a/', '/#part'], 2],
    [['/docs/a'], [], null],
    [[], [], 1],
    [[], ['/docs/a'], null],
  ])('of %j in %j is %j', (judged, found, rank) => {
    expect(getRank(judged, found)).toBe(rank);
  });

  test('is null beyond the first page of hits', () => {
    expect(getRank(['/right'], [...Array.from({length: 20}, () => '/wrong'), '/right'])).toBeNull();
  });
});
