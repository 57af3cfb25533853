import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Overlaps and gaps',
  caption:
    'A negative offset makes the second scene start before the first one ends, and a positive offset leaves a gap between them.',
  alt: 'A blue scene, "After", slides over an amber one, "Before", and their bars overlap on the timeline',
  component: async () => (await import('./SeriesOffset.tsx')).SeriesOffset,
  durationInFrames: 120,
  posterFrame: 46,
  controls: {offset: {kind: 'number', label: 'Offset', min: -30, max: 30, step: 5, initial: -20}},
});
