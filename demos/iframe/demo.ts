import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A page in a video',
  caption: 'The page is longer than the window, and the frame number scrolls it.',
  alt: 'A browser window with the timetable of a coast line, scrolled down to five stations and their times',
  component: async () => (await import('./Website')).Website,
  durationInFrames: 150,
  posterFrame: 90,
});
