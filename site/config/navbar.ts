import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from './links';

/** Sections on the left; versions, languages and the project's places elsewhere on the right. */
export const navbar: ThemeConfig['navbar'] = {
  logo: {alt: 'Remotion', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 132, height: 28},
  hideOnScroll: false,
  items: [
    {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {to: '/showcase/', label: 'Showcase', position: 'left'},
    // A plain link: an item of type `doc` would be marked as current on every page of the license page's sidebar.
    {to: '/docs/license', label: 'Licensing', position: 'left'},
    {
      type: 'docsVersionDropdown',
      // Its text alone, the name of the version, does not say what it is for.
      'aria-label': 'Version: Next',
      position: 'right',
      // With these, the one version is a dropdown, and choosing it is remembered.
      dropdownItemsAfter: [
        {to: '/blog/3-2', label: 'What is new in 3.2'},
        {href: links.changelog, label: 'Changelog'},
      ],
    },
    {
      type: 'localeDropdown',
      'aria-label': 'Language: English',
      position: 'right',
      dropdownItemsAfter: [{href: links.translate, label: 'How to translate'}],
    },
    {
      href: links.twitter,
      label: 'Twitter',
      position: 'right',
      title: 'Twitter',
      className: 'navbar-icon navbar-icon--twitter',
    },
    {
      href: links.discord,
      label: 'Discord',
      position: 'right',
      title: 'Discord',
      className: 'navbar-icon navbar-icon--discord',
    },
    {
      href: links.github,
      label: 'GitHub',
      position: 'right',
      title: 'GitHub',
      className: 'navbar-icon navbar-icon--github',
    },
  ],
};
