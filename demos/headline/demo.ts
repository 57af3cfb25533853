import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A headline with a badge',
  caption:
    'The headline fades in and moves up, a spring makes the badge pop up at frame 40, and both fade out at the end.',
  alt: 'The headline "Now in 40 countries" above an amber badge that says "New"',
  component: async () => (await import('./Headline.tsx')).Headline,
  durationInFrames: 150,
  posterFrame: 90,
});
