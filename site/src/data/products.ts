/** One of Remotion's three products. */
export type Product = {
  readonly id: 'remotion' | 'player' | 'lambda';
  readonly name: string;
  /** Its page on this site. */
  readonly to: string;
  readonly purpose: string;
  readonly points: readonly [string, string, string];
};

/** In the order in which a project needs them. */
export const products: readonly Product[] = [
  {
    id: 'remotion',
    name: 'Remotion',
    to: '/',
    purpose: 'Write videos as React components and render them to files.',
    points: [
      'Use HTML, CSS, SVG, canvas and WebGL',
      'Load data from props, files or an API',
      'Render MP4, WebM, GIF and more',
    ],
  },
  {
    id: 'player',
    name: 'Remotion Player',
    to: '/player/',
    purpose: 'Play a video in your React app without rendering it first.',
    points: ['Updates as soon as the props change', 'Comes with controls, or takes yours', 'Needs no server'],
  },
  {
    id: 'lambda',
    name: 'Remotion Lambda',
    to: '/lambda/',
    purpose: 'Render long videos, or many of them, in the cloud.',
    points: [
      'Splits each render between up to 200 functions',
      'Runs in your own AWS account',
      'Costs nothing but storage while idle',
    ],
  },
];
