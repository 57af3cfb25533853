import {type ShowcaseEntry, checkShowcase} from './checkShowcase';

/** Projects made with Remotion that anyone can look at. Adding one is adding an entry at the end. */
const list: readonly ShowcaseEntry[] = [
  {
    title: 'GitHubUnwrapped',
    description:
      'A review of your year on GitHub as a video, made for you and shown on the website with the Player. The code of the 2021 edition is public.',
    by: 'Remotion',
    links: [
      {kind: 'website', href: 'https://githubunwrapped.com'},
      {kind: 'source', href: 'https://github.com/remotion-dev/github-unwrapped-2021'},
    ],
  },
  {
    title: 'MakeStories',
    description:
      'A builder for Web Stories. Its customers draw with HTML and CSS and export the result for the web or, rendered with Remotion, as an MP4 for social media.',
    by: 'MakeStories',
    links: [{kind: 'story', href: '/success-stories/makestories'}],
  },
  {
    title: 'Lambda trailer',
    description:
      'The 80 seconds that presented Remotion Lambda, itself rendered on Lambda: the figure of 15 seconds on the Lambda page was measured with it.',
    by: 'Remotion',
    links: [{kind: 'source', href: 'https://github.com/remotion-dev/trailer-lambda'}],
  },
];

/** The checked list; an entry that breaks a rule fails the build. */
export const showcase = checkShowcase(list);
