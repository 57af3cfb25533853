import {describe, expect, test} from 'vitest';
import {type ListedPage, findNearestPages, getPathWords} from './findNearestPages.ts';

const pages: readonly ListedPage[] = [
  ['/', 'Home'],
  ['/docs/interpolate', 'interpolate()'],
  ['/docs/interpolate-colors', 'interpolateColors()'],
  ['/docs/renderer/render-media', 'renderMedia()'],
  ['/docs/lambda/rendermediaonlambda', 'renderMediaOnLambda()'],
  ['/docs/render-as-gif', 'Render as GIF'],
  ['/docs/renderer', '@remotion/renderer'],
  ['/docs/spring', 'spring()'],
  ['/blog/3-2', 'Remotion 3.2'],
  ['/showcase/add', 'Add to the showcase'],
].map(([path = '', title = '']) => ({path, title}));
function getFirst(path: string): string | undefined {
  return findNearestPages(path, pages)[0]?.path;
}

describe('the nearest page', () => {
  test.each([
    ['/docs/interpolte', '/docs/interpolate'],
    ['/interpolate', '/docs/interpolate'],
    ['/docs/interpolateColors.html', '/docs/interpolate-colors'],
    ['/docs/render-media', '/docs/renderer/render-media'],
    ['/docs/rendermedia', '/docs/renderer/render-media'],
    ['/docs/lambda/rendermedia', '/docs/lambda/rendermediaonlambda'],
    ['/docs/renderMediaOnLambda', '/docs/lambda/rendermediaonlambda'],
    ['/docs/sprnig/', '/docs/spring'],
    ['/showcase/ad', '/showcase/add'],
    ['/blog/3.2', '/blog/3-2'],
  ])('of %s is %s', (path, expected) => {
    expect(getFirst(path)).toBe(expected);
  });

  test('needs the similarity that the caller passes', () => {
    const find = (minSimilarity?: number) =>
      findNearestPages('plork', [{path: 'Explore', title: 'Explore'}], minSimilarity);
    expect(find()).toHaveLength(1);
    expect(find(0.65)).toEqual([]);
  });

  test('is empty if no page is similar', () => {
    expect(findNearestPages('/wp-login.php', pages)).toEqual([]);
    expect(findNearestPages('/', pages)).toEqual([]);
    expect(findNearestPages('/%E0%A4%A', pages)).toEqual([]);
  });
});

test('splits a path into the words of its names', () => {
  expect(getPathWords('/docs/renderMedia.html')).toEqual(['render', 'media']);
});
