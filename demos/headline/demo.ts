import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A headline with a badge',
  caption: 'The headline fades in and rises; at frame 40 the badge pops up on a spring; at the end both fade out.',
  alt: 'The headline Now in 40 countries in black over an amber badge, New, that is a little tilted',
  component: async () => (await import('./Headline')).Headline,
  durationInFrames: 150,
  posterFrame: 90,
});
