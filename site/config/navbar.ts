import type {ThemeConfig} from '@docusaurus/preset-classic';
import {externalUrls} from '../../packages/content-model/externalUrls.ts';
import {readEnvironment} from '../../packages/settings/readEnvironment.ts';

export const translationGuide = `${readEnvironment(process.env).repositoryUrl}/blob/main/CONTRIBUTING.md#translate`;

/** The logo is in `site/src/theme/Logo`. Sections on the left; version, language and external links on the right. */
export const navbar: ThemeConfig['navbar'] = {
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
      // The visible text is only the name of the version.
      'aria-label': 'Version: Next',
      position: 'right',
      // These items make the only version a dropdown that remembers the choice.
      dropdownItemsAfter: [
        {to: '/blog/3-2', label: 'What is new in 3.2'},
        {href: externalUrls.changelog, label: 'Changelog'},
      ],
    },
    {
      type: 'localeDropdown',
      'aria-label': 'Language: English',
      position: 'right',
      dropdownItemsAfter: [{href: translationGuide, label: 'How to translate'}],
    },
    {
      href: externalUrls.twitter,
      label: 'Twitter',
      position: 'right',
      title: 'Twitter',
      className: 'navbar-icon navbar-icon--twitter',
    },
    {
      href: externalUrls.discord,
      label: 'Discord',
      position: 'right',
      title: 'Discord',
      className: 'navbar-icon navbar-icon--discord',
    },
    {
      href: externalUrls.github,
      label: 'GitHub',
      position: 'right',
      title: 'GitHub',
      className: 'navbar-icon navbar-icon--github',
    },
  ],
};
