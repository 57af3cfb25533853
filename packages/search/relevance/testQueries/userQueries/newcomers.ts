import type {Judgments} from '../../Judgments.ts';

/** Questions of newcomers. */
export const newcomers: Judgments = {
  'what is remotion': ['/', '/about/', '/docs/the-fundamentals', '/blog/introducing-remotion', '/docs/'],
  'first video tutorial': ['/docs/', '/docs/the-fundamentals', '/docs/animating-properties'],
  'starter project': ['/docs/templates', '/docs/'],
  'npm init video': ['/docs/', '/docs/templates'],
  'which node version is needed': ['/docs/#requirements', '/docs/3-0-migration#nodejs-14', '/docs/'],
  'install ffmpeg on windows': ['/docs/#ffmpeg', '/docs/'],
  'linux missing shared libraries': ['/docs/#linux-libraries', '/docs/', '/docs/target-closed'],
  'open preview server': ['/docs/timeline', '/docs/cli/preview', '/docs/'],
  'how does remotion work': ['/docs/the-fundamentals', '/docs/', '/', '/docs/ssr', '/blog/introducing-remotion'],
  'glossary of terms': ['/docs/terminology'],
  'can I use it commercially': ['/docs/license', '/blog/company-licenses'],
  'licence cost per developer': ['/docs/license', '/blog/company-licenses'],
  'examples of videos made with it': ['/showcase/', '/success-stories/*', '/docs/templates'],
  'try it online': ['/playground/'],
  'breaking changes version 3': ['/docs/3-0-migration', '/blog/3-0'],
  'upgrading all packages': ['/docs/cli/upgrade', '/docs/version-mismatch', '/docs/prereleases'],
  'install beta version': ['/docs/prereleases'],
  'styled components css in js': ['/docs/third-party#css-in-js'],
  'use redux store in video': ['/docs/brownfield#redux'],
};
