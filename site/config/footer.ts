import type {ThemeConfig} from '@docusaurus/preset-classic';
import {externalUrls} from '../../packages/content-model/externalUrls.ts';

export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Product',
      items: [
        {label: 'Getting started', to: '/docs/'},
        {label: 'API Reference', to: '/docs/api'},
        {label: 'Player', to: '/player/'},
        {label: 'Lambda', to: '/lambda/'},
        {label: 'Changelog', href: externalUrls.changelog},
        {label: 'Issues', href: externalUrls.issues},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Showcase', to: '/showcase/'},
        {label: 'Experts', to: '/experts/'},
        {label: 'Discord', href: externalUrls.discord},
        {label: 'Twitter', href: externalUrls.twitter},
        {label: 'Instagram', href: externalUrls.instagram},
        {label: 'TikTok', href: externalUrls.tiktok},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'About us', to: '/about/'},
        {label: 'Blog', to: '/blog'},
        {label: 'Success stories', to: '/success-stories'},
        {label: 'GitHub', href: externalUrls.github},
        {label: 'For companies', href: externalUrls.companies},
      ],
    },
  ],
  copyright: 'Copyright © 2022 Remotion. Built with Docusaurus.',
};
