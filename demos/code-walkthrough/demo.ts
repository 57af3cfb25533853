import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Code, line by line',
  caption: 'The marker moves to the next line, and what that line does happens beside it.',
  alt: 'Six lines of code, the one with the transform is marked; beside them an amber disc with a play sign',
  component: async () => (await import('./CodeWalkthrough')).CodeWalkthrough,
  durationInFrames: 190,
  posterFrame: 180,
});
