import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A new id shows the bar again to those who closed the last one. */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'release-3-2',
  content: 'Remotion 3.2 draws Lottie animations and Skia graphics. <a href="/blog/3-2">See what is new</a>',
  isCloseable: true,
};
