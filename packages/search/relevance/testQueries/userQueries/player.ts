import type {Judgments} from '../../Judgments.ts';

/** Questions of readers who add the Player to an app. */
export const player: Judgments = {
  'react video player component': ['/docs/player', '/docs/player/*', '/player/'],
  'player not autoplaying with sound': ['/docs/player/autoplay'],
  'custom play button': ['/docs/player/custom-ui', '/docs/player/api'],
  'hide controls': ['/docs/player/api', '/docs/player/custom-ui', '/docs/player/types'],
  'seek to frame programmatically': ['/docs/player/player-ref'],
  'current time display next to player': [
    '/docs/player/best-practices',
    '/docs/player/events',
    '/docs/player/custom-ui',
  ],
  'player rerenders too often': ['/docs/player/best-practices', '/docs/player/api#a-component-that-is-new-each-time'],
  'fullscreen mode': ['/docs/player/player-ref', '/docs/player/api', '/docs/player/events'],
  'player full width of parent': ['/docs/player/scaling'],
  'buffering when video starts': ['/docs/player/preloading', '/docs/prefetch', '/docs/preload', '/docs/preload/*'],
  'detect when video ended': ['/docs/player/events'],
  'onEnded event': ['/docs/player/events'],
  'loading spinner in player': ['/docs/player/custom-ui', '/docs/player/api', '/docs/player/types'],
  'player with vite': ['/docs/player/installation', '/docs/player/integration', '/docs/brownfield', '/docs/player'],
  'preview image of composition in app': ['/docs/player/thumbnail'],
  'isolate styles of player': ['/docs/miscellaneous/snippets/player-in-iframe'],
  'audio stutter in Safari when changing the source': ['/docs/player/preloading#change-the-source'],
  'player audio keeps playing after video end': [
    '/docs/player/best-practices#hidden-tab',
    '/docs/player/best-practices#what-can-go-wrong',
  ],
};
