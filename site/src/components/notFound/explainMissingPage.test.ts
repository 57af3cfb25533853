import {expect, test} from 'vitest';
import {explainMissingPage} from './explainMissingPage.ts';

test.each([
  ['/docs/transitions/fade', 'doesn’t cover @remotion/transitions.', '/docs/sequence'],
  ['/docs/transitions/', 'doesn’t cover @remotion/transitions.', '/docs/sequence'],
  ['/docs/shapes/circle.html', 'doesn’t cover @remotion/shapes.', '/docs/paths'],
  ['/docs/transitions/transitionseries', 'Remotion 3.2 doesn’t have TransitionSeries.', '/docs/sequence'],
  [
    '/docs/renderer/select-composition',
    'Remotion 3.2 doesn’t have selectComposition.',
    '/docs/renderer/get-compositions',
  ],
  ['/docs/getStaticFiles', 'Remotion 3.2 doesn’t have getStaticFiles.', '/docs/staticfile'],
])('explains %s', (path, message, link) => {
  const found = explainMissingPage(path);
  expect(found?.message).toContain(message);
  expect(found?.link).toBe(link);
});

test.each(['/docs/interpolte', '/docs', '/', '/blog/transitions', '/docs/rendermedia', '/docs/constructor'])(
  'does not explain %s',
  (path) => {
    expect(explainMissingPage(path)).toBeUndefined();
  },
);
