import type {Section} from '../Section.ts';

export const product = {
  number: 1,
  title: 'What the product does and for whom',
  statements: {
    subject: 'Documents a toolkit for videos with React: library, player, command line, renderer and cloud rendering',
    public: 'Everything can be read by everyone; there are no accounts',
    title: 'The site has the name of the product, Remotion',
    tagline: 'Tagline: Create motion graphics in React',
    locale: 'English is the default and only locale, written from left to right',
    'site-version': 'The site has version 3.2.14',
    'docs-section': 'A documentation section with a sidebar of guides and a sidebar of the API',
    'blog-section': 'A blog, and a second one for success stories',
    'single-pages': 'Pages for showcase, licensing, player, Lambda, experts, the project, Hacktoberfest and search',
    search: 'Feature: search in the documentation',
    'colour-mode': 'Feature: light and dark colour mode',
    announcement: 'Feature: an announcement bar',
    footer: 'Feature: a footer',
    navbar: 'Feature: a navigation bar',
    'mobile-sidebar': 'Feature: a sidebar for narrow screens',
    contents: 'Feature: a table of contents',
    'version-dropdown': 'Feature: a dropdown of versions',
    'locale-dropdown': 'Feature: a dropdown of locales',
    'crash-screen': 'Feature: a screen for pages that crash',
    'skip-link': 'Feature: a link that skips to the main content, and focuses it after a navigation too',
    'docs-version':
      'One version of the documentation: current, labelled Next, the latest, below /docs, from getting-started',
  },
  open: ['What servers do.'],
} as const satisfies Section;
