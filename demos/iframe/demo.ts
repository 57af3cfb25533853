import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A website in a video',
  caption: 'The website is taller than the browser window, and the current frame determines how far it is scrolled.',
  alt: 'A browser window with a train timetable, scrolled down to five stations and their times',
  component: async () => (await import('./Website.tsx')).Website,
  durationInFrames: 150,
  posterFrame: 90,
});
