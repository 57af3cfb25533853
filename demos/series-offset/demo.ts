import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Overlap and gap',
  caption: 'A negative offset starts the second scene over the end of the first; a positive one leaves a gap.',
  alt: 'A blue scene, After, slides over an amber one, Before; their bars on the timeline overlap',
  component: async () => (await import('./SeriesOffset')).SeriesOffset,
  durationInFrames: 120,
  posterFrame: 46,
  controls: {offset: {kind: 'number', label: 'Offset', min: -30, max: 30, step: 5, initial: -20}},
});
