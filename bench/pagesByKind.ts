/** One page of each kind: home page, docs start page, reference with and without a demo, guide, list, post, other. */
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
