import type {StatementKey} from '../../../packages/specification/sections.ts';

type SpecifiedRoute = {
  /** With the spelling of the specification. */
  readonly path: string;
  /** The title of the page without the site name. */
  readonly title: string;
  readonly statements: readonly StatementKey[];
};

const releases = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '2.0',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '3.0',
  '3.1',
  '3.2',
];

/** The blog posts. */
export const specifiedPosts: readonly SpecifiedRoute[] = [
  ['introducing-remotion', 'Introducing Remotion'],
  ['company-licenses', 'Announcing pricing for company licenses'],
  ...releases.map((version) => [version.replace('.', '-'), `Remotion ${version}`]),
].map(([slug, title = '']) => ({
  path: `/blog/${slug}`,
  title,
  statements: ['1.blog-section', '2.blog-post', '2.slugs'],
}));

/** The routes in the specification. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  {path: '/', title: 'Create motion graphics in React', statements: ['2.home']},
  {path: '/about/', title: 'About us', statements: ['1.single-pages', '2.about']},
  {path: '/experts/', title: 'Experts', statements: ['1.single-pages', '2.experts']},
  {path: '/hacktoberfest', title: 'Hacktoberfest', statements: ['1.single-pages', '2.hacktoberfest']},
  {path: '/lambda/', title: 'Lambda', statements: ['1.single-pages', '2.lambda']},
  {path: '/player/', title: 'Player', statements: ['1.single-pages', '2.player']},
  {path: '/showcase/', title: 'Showcase', statements: ['1.single-pages', '2.showcase']},
  {path: '/showcase/add', title: 'Add to the showcase', statements: ['2.showcase-add']},
  {path: '/search', title: 'Search the documentation', statements: ['1.single-pages', '2.search']},
  {path: '/blog', title: 'Blog', statements: ['1.blog-section', '2.blog']},
  {path: '/blog/page/2', title: 'Blog, page 2 of 2', statements: ['2.blog-second']},
  {path: '/blog/archive', title: 'Archive', statements: ['2.blog-archive']},
  ...specifiedPosts,
  {path: '/success-stories', title: 'Success stories', statements: ['1.blog-section', '2.stories']},
  {path: '/success-stories/archive', title: 'Archive', statements: ['2.stories-archive']},
  {
    path: '/success-stories/makestories',
    title: 'How MakeStories uses Remotion to render Web Stories',
    statements: ['2.makestories'],
  },
  {path: '/docs', title: 'Setup and Installation', statements: ['1.docs-section', '2.docs']},
  {path: '/docs/api', title: 'API overview', statements: ['1.docs-section', '2.api-entry']},
  {path: '/docs/license', title: 'License & Pricing', statements: ['1.single-pages', '2.license']},
];
