import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from '../../packages/content-model/links.ts';

export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Product',
      items: [
        {label: 'Getting started', to: '/docs/'},
        {label: 'API Reference', to: '/docs/api'},
        {label: 'Player', to: '/player/'},
        {label: 'Lambda', to: '/lambda/'},
        {label: 'Changelog', href: links.changelog},
        {label: 'Issues', href: links.issues},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Showcase', to: '/showcase/'},
        {label: 'Experts', to: '/experts/'},
        {label: 'Discord', href: links.discord},
        {label: 'Twitter', href: links.twitter},
        {label: 'Instagram', href: links.instagram},
        {label: 'TikTok', href: links.tiktok},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'About us', to: '/about/'},
        {label: 'Blog', to: '/blog'},
        {label: 'Success stories', to: '/success-stories'},
        {label: 'GitHub', href: links.github},
        {label: 'For companies', href: links.companies},
      ],
    },
  ],
  copyright: 'Copyright © 2022 Remotion. Built with Docusaurus.',
};
