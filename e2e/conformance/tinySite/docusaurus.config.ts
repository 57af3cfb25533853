import type {Config} from '@docusaurus/types';

/** Of the test: what is to happen on each kind of mistake, and which pages are left out. */
const {settings, exclude} = JSON.parse(process.env.TINY_SITE ?? '') as {settings: Partial<Config>; exclude: string[]};

/** A site that is all mistakes. */
const config: Config = {
  title: 'Tiny',
  url: 'https://tiny.example.com',
  baseUrl: '/',
  ...settings,
  // As the real site, but for the cache, which would keep mistakes that have been warned of.
  future: {v4: true, faster: {swcJsLoader: true, rspackBundler: true, rspackPersistentCache: false}},
  presets: [['classic', {blog: false, docs: {exclude}, pages: {exclude}}]],
  themeConfig: {
    announcementBar: {
      content: 'All is wrong here',
      backgroundColor: '#123456',
      textColor: '#fedcba',
      isCloseable: true,
    },
    navbar: {items: [{type: 'dropdown', label: 'More', position: 'right', items: [{to: '/docs/', label: 'Start'}]}]},
  },
};

export default config;
