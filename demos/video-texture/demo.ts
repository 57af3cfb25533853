import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A video on a screen in 3D',
  caption: 'The texture follows the timeline, so the screen shows the matching position in the file wherever you seek.',
  alt: 'A gray screen in 3D, turned to the side, that shows a red train in front of the setting sun',
  component: async () => (await import('./Television.tsx')).Television,
  durationInFrames: 180,
  posterFrame: 84,
});
