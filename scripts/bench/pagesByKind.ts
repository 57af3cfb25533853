/** A page of each kind: front page, start, reference with and without a demo, guide, list, post, other. */
export const pagesByKind = [
  '/',
  '/docs/',
  '/docs/interpolate',
  '/docs/license',
  '/docs/the-fundamentals',
  '/docs/remotion',
  '/blog',
  '/blog/3-2',
  '/showcase/',
  '/player/',
] as const;
