/** One of the three things that a video app is built from. */
export interface Product {
  readonly id: 'remotion' | 'player' | 'lambda';
  readonly name: string;
  /** Its page on this site. */
  readonly to: string;
  readonly purpose: string;
  readonly points: readonly [string, string, string];
}

/** In the order in which a project needs them. */
export const products: readonly Product[] = [
  {
    id: 'remotion',
    name: 'Remotion',
    to: '/',
    purpose: 'Write videos as React components.',
    points: [
      'HTML, CSS, SVG, canvas and WebGL draw the picture',
      'Props and requests bring the data',
      'The result is a file such as an MP4',
    ],
  },
  {
    id: 'player',
    name: 'Player',
    to: '/player/',
    purpose: 'Show a video inside a web app, without a file.',
    points: ['Plays the component itself', 'Follows what the user types', 'Takes your controls and your styles'],
  },
  {
    id: 'lambda',
    name: 'Lambda',
    to: '/lambda/',
    purpose: 'Render many videos, or long ones, in the cloud.',
    points: [
      'Splits a video among many functions',
      'Follows the demand, from one render to many',
      'Runs in your own AWS account',
    ],
  },
];
