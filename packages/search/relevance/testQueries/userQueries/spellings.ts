import type {Judgments} from '../../Judgments.ts';

/** Incomplete words, words that are split or joined, and other spellings. */
export const spellings: Judgments = {
  'green scr': ['/docs/video-manipulation'],
  'web hook': ['/docs/lambda/webhooks', '/docs/lambda/validatewebhooksignature'],
  'time line': ['/docs/timeline'],
  'key board short cuts': ['/docs/keyboard-shortcuts'],
  'thumb nail': ['/docs/player/thumbnail', '/docs/stills'],
  'dockerized render': ['/docs/docker'],
  'customise player': ['/docs/player/custom-ui'],
  'customizing player ui': ['/docs/player/custom-ui'],
  'audio visualis': ['/docs/audio-visualization', '/docs/visualize-audio'],
  'parameterized videos': ['/docs/parametrized-rendering'],
  'parameterised render': ['/docs/parametrized-rendering'],
  'optimise performance': ['/docs/performance'],
  licensing: ['/docs/license'],
  'transparancy webm': ['/docs/transparent-videos'],
  'rendering serverside': ['/docs/ssr', '/docs/ssr-node', '/docs/ssr-legacy'],
  'server-side-render': ['/docs/ssr', '/docs/ssr-node', '/docs/ssr-legacy'],
  react18: ['/docs/react-18'],
  'migrating from v2': ['/docs/3-0-migration', '/docs/2-0-migration'],
  'image preloading': ['/docs/prefetch', '/docs/preload', '/docs/player/preloading', '/docs/img'],
};
