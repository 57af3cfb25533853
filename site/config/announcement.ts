import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Change the ID to show the bar again to readers who closed the last one. */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'release-3-2',
  content: 'Remotion 3.2: <a href="/blog/3-2">Lottie and Skia support</a>',
  isCloseable: true,
};
