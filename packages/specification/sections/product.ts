import type {Section} from '../Section.ts';

export const product = {
  number: 1,
  title: 'The product and its audience',
  statements: {
    subject: 'Documents a toolkit for creating videos with React: library, player, CLI, renderer and cloud rendering',
    public: 'Everyone can read everything, and there are no accounts',
    title: 'The title of the site is Remotion, the name of the product',
    tagline: 'Tagline: Create motion graphics in React',
    locale: 'English is the default and only locale, with left-to-right text',
    'site-version': 'The version of the site is 3.2.14',
    'docs-section': 'A documentation section with one sidebar for guides and one for the API',
    'blog-section': 'A blog, and a second one for success stories',
    'single-pages': 'Pages for showcase, licensing, player, Lambda, experts, the project, Hacktoberfest and search',
    search: 'Feature: search in the documentation',
    'colour-mode': 'Feature: light and dark color mode',
    announcement: 'Feature: an announcement bar',
    footer: 'Feature: a footer',
    navbar: 'Feature: a navigation bar',
    'mobile-sidebar': 'Feature: a sidebar for narrow screens',
    contents: 'Feature: a table of contents',
    'version-dropdown': 'Feature: a version dropdown',
    'locale-dropdown': 'Feature: a locale dropdown',
    'crash-screen': 'Feature: a screen for pages that crash',
    'skip-link': 'Feature: a link that skips to the main content and also works after a navigation',
    'docs-version':
      'The documentation has one version: current, labeled Next, the latest, at /docs, with getting-started as main document',
  },
  open: ['The behavior of servers.'],
} as const satisfies Section;
