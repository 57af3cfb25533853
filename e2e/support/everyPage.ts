import {builtSite} from './builtSite.ts';

/** Every page of the site, and the search page with results. */
export const everyPage: readonly string[] = [...builtSite.paths(), '/search?q=spring'];

/** Documentation pages, posts and lessons each have the same components, so a few are representative. */
const examples = [
  ...['/docs/', '/docs/api', '/docs/interpolate', '/docs/remotion', '/docs/types', '/docs/flickering'],
  ...['/blog', '/blog/page/2', '/blog/archive', '/blog/3-2'],
  // Lessons in which you write a component, one of your own, a project's files, the code of an app, and a command.
  ...['/learn/', '/learn/fade-in', '/learn/your-motion', '/learn/composition', '/learn/player', '/learn/command-line'],
];

/** One page of each kind. */
export const everyKind: readonly string[] = everyPage.filter(
  (path) => examples.includes(path) || !/^\/(docs|blog|learn)(\/|$)/.test(path),
);
