import {builtSite} from './builtSite.ts';

/** Every page of the site, and the search page with results. */
export const everyPage: readonly string[] = [...builtSite.paths(), '/search?q=spring'];

/** Documentation pages and posts have the same components, so a few are representative. */
const examples = [
  ...['/docs/', '/docs/api', '/docs/interpolate', '/docs/remotion', '/docs/types', '/docs/flickering'],
  ...['/blog', '/blog/page/2', '/blog/archive', '/blog/3-2'],
];

/** One page of each kind. */
export const everyKind: readonly string[] = everyPage.filter(
  (path) => examples.includes(path) || !/^\/(docs|blog)(\/|$)/.test(path),
);
