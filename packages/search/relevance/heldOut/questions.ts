import type {Judgments} from '../Judgments.ts';

/** Whole questions. */
export const questions: Judgments = {
  'How can I make the duration of my video depend on the length of an audio file?': [
    '/docs/dynamic-metadata',
    '/docs/get-audio-duration-in-seconds',
  ],
  'How do I pass data from my API to the video?': [
    '/docs/data-fetching',
    '/docs/parametrized-rendering',
    '/docs/get-input-props',
  ],
  'Is there a way to render only a part of the video?': [
    '/docs/render',
    '/docs/cli/render',
    '/docs/renderer/*',
    '/docs/config/rendering',
  ],
  'How do I change the port of the preview server?': ['/docs/cli/preview', '/docs/config/bundling', '/docs/config/*'],
  'Can I use Remotion in a commercial project for free?': ['/docs/license'],
  'What happens if two people of my company use Remotion?': ['/docs/license'],
  'How do I load a Google font?': ['/docs/fonts'],
  'Why does my animation look different in the render than in the preview?': [
    '/docs/flickering',
    '/docs/animating-properties',
  ],
  'How many Lambda functions are started for one render?': [
    '/docs/lambda/concurrency',
    '/docs/lambda',
    '/docs/lambda/faq',
  ],
  'How much does it cost to render a one minute video on AWS?': [
    '/docs/lambda',
    '/docs/lambda/estimateprice',
    '/docs/lambda/faq',
    '/lambda',
  ],
  'Can I limit the number of chunks a render is split into?': [
    '/docs/lambda/concurrency',
    '/docs/lambda/rendermediaonlambda',
  ],
  'How do I get notified when a Lambda render is finished?': ['/docs/lambda/webhooks'],
  'How can I save the rendered video to my own bucket?': ['/docs/lambda/custom-destination'],
  'Do I have to redeploy the function after upgrading Remotion?': [
    '/docs/lambda/upgrading',
    '/docs/lambda/cli/functions',
    '/docs/lambda/faq',
  ],
  'Is it possible to render on the client without a server?': ['/docs/miscellaneous/render-in-browser'],
  'How can I stop a render that is already running?': ['/docs/renderer/make-cancel-signal'],
  'How do I play a video in reverse?': [
    '/docs/video',
    '/docs/player/api',
    '/docs/miscellaneous/*',
    '/docs/timeline',
    '/docs/keyboard-shortcuts',
    '/blog/2-5',
    '/docs/offthreadvideo',
  ],
  'How do I make a component appear after three seconds?': [
    '/docs/sequence',
    '/docs/reusability',
    '/docs/use-current-frame',
  ],
  'How can I show one scene after another without calculating the frames?': ['/docs/series', '/learn/series'],
  'What is the difference between Video and OffthreadVideo?': ['/docs/video-vs-offthreadvideo'],
  'When should I use renderFrames instead of renderMedia?': [
    '/docs/renderer',
    '/docs/renderer/render-frames',
    '/docs/renderer/render-media',
    '/docs/ssr',
  ],
  'How do I embed a video in my Next.js app and let users edit the text?': [
    '/docs/player',
    '/docs/player/*',
    '/docs/brownfield',
    '/player',
  ],
  'Can I control the player from my own buttons?': [
    '/docs/player/player-ref',
    '/docs/player/custom-ui',
    '/docs/player/examples',
  ],
  'How do I know which frame the player is currently showing?': [
    '/docs/player/events',
    '/docs/player/player-ref',
    '/docs/player/best-practices',
  ],
  'How do I lower the volume of the background music while someone speaks?': ['/docs/using-audio', '/docs/audio'],
  'How do I use Sass in my project?': ['/docs/webpack'],
  'How do I run Remotion in GitHub Actions?': ['/docs/ssr', '/docs/parametrized-rendering', '/docs/ssr-legacy'],
  'Which Node version do I need?': ['/docs', '/docs/3-0-migration', '/blog/3-0'],
  'How can I render a PNG of a single frame?': [
    '/docs/stills',
    '/docs/cli/still',
    '/docs/renderer/render-still',
    '/docs/still',
  ],
  'Does Remotion support GPU acceleration when rendering?': ['/docs/gpu'],
  'How do I hide the controls when the mouse leaves the player?': ['/docs/player/api', '/docs/player/custom-ui'],
};
