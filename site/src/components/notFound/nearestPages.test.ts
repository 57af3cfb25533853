import {describe, expect, it} from 'vitest';
import {type ListedPage, nearestPages, wordsOf} from './nearestPages';

const pages: readonly ListedPage[] = [
  ['/', 'Home'],
  ['/docs/interpolate', 'interpolate()'],
  ['/docs/interpolate-colors', 'interpolateColors()'],
  ['/docs/renderer/render-media', 'renderMedia()'],
  ['/docs/lambda/rendermediaonlambda', 'renderMediaOnLambda()'],
  ['/docs/spring', 'spring()'],
  ['/blog/3-2', 'Remotion 3.2'],
  ['/showcase/add', 'Add to the showcase'],
].map(([path = '', title = '']) => ({path, title}));
const first = (path: string): string | undefined => nearestPages(path, pages)[0]?.path;

describe('the nearest page', () => {
  it.each([
    ['/docs/interpolte', '/docs/interpolate'],
    ['/interpolate', '/docs/interpolate'],
    ['/docs/interpolateColors.html', '/docs/interpolate-colors'],
    ['/docs/render-media', '/docs/renderer/render-media'],
    ['/docs/renderMediaOnLambda', '/docs/lambda/rendermediaonlambda'],
    ['/docs/sprnig/', '/docs/spring'],
    ['/showcase/ad', '/showcase/add'],
    ['/blog/3.2', '/blog/3-2'],
  ])('of %s is %s', (path, expected) => {
    expect(first(path)).toBe(expected);
  });

  it('is none for what is like nothing', () => {
    expect(nearestPages('/wp-login.php', pages)).toEqual([]);
    expect(nearestPages('/', pages)).toEqual([]);
    expect(nearestPages('/%E0%A4%A', pages)).toEqual([]);
  });
});

it('the words of a path are those of its names', () => {
  expect(wordsOf('/docs/renderMedia.html')).toEqual(['render', 'media']);
});
