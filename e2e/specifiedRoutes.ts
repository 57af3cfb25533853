const posts = [
  'introducing-remotion',
  'company-licenses',
  ...['1-1', '1-2', '1-3', '1-4', '1-5'],
  ...['2-0', '2-1', '2-2', '2-3', '2-4', '2-5', '2-6'],
  ...['3-0', '3-1', '3-2'],
];

/** The routes that the specification names, as it writes them. */
export const specifiedRoutes: readonly string[] = [
  '/',
  '/about/',
  '/experts/',
  '/hacktoberfest',
  '/lambda/',
  '/player/',
  '/showcase/',
  '/showcase/add',
  '/search',
  '/blog',
  '/blog/page/2',
  '/blog/archive',
  ...posts.map((slug) => `/blog/${slug}`),
  '/success-stories',
  '/success-stories/archive',
  '/success-stories/makestories',
  '/docs',
  '/docs/api',
  '/docs/license',
];
