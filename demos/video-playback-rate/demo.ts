import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Two playback rates',
  caption: 'The same video plays at normal speed on the left and at the playback rate you choose on the right.',
  alt: 'Two videos of a train on the coast; the right one plays at 2× and is twice as far into the file',
  component: async () => (await import('./TwoSpeeds.tsx')).TwoSpeeds,
  durationInFrames: 90,
  posterFrame: 45,
  controls: {playbackRate: {kind: 'number', label: 'Playback rate', min: 0.25, max: 2, step: 0.25, initial: 2}},
});
