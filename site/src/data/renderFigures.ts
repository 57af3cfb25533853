/** A figure that was published with the release of Lambda, and what was measured to get it. */
export interface RenderFigure {
  readonly figure: string;
  readonly what: string;
  readonly conditions: string;
}

/** As of 2022. */
export const renderFigures: readonly RenderFigure[] = [
  {
    figure: '15 seconds',
    what: 'to render a video of 80 seconds',
    conditions: 'The trailer of Lambda. Its code is public.',
  },
  {
    figure: '12 minutes',
    what: 'to render a video of 2 hours',
    conditions: '1,080 frames for each function; ARM64; 2,048 MB of memory; warm functions; region us-east-1.',
  },
  {
    figure: '0.01 USD',
    what: 'for a minute of video',
    conditions:
      'The trailer again, 12 frames for each function; ARM64; 2,048 MB; warm functions; us-east-1. Storage and data transfer are extra, and a Remotion licence may be.',
  },
  {
    figure: '200',
    what: 'functions for one render at most',
    conditions: 'A limit in the package. How many your account may start at the same time is up to AWS.',
  },
];
