import type {Config} from '@docusaurus/types';

/** Set by the test: how to handle each kind of mistake, and which pages to exclude. */
const {settings, exclude} = JSON.parse(process.env.TINY_SITE ?? '') as {settings: Partial<Config>; exclude: string[]};

/** The configuration of a site full of mistakes. */
const config: Config = {
  title: 'Tiny',
  url: 'https://tiny.example.com',
  baseUrl: '/',
  ...settings,
  // Like the real site, but without the cache, which would hide repeated warnings.
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
