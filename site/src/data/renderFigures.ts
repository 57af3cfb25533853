/** A benchmark that was published with the release of Lambda. */
type RenderFigure = {
  readonly figure: string;
  readonly what: string;
  readonly conditions: string;
};

/** As of 2022. */
export const renderFigures: readonly RenderFigure[] = [
  {
    figure: '15 seconds',
    what: 'to render an 80-second video',
    conditions: 'The measured render time of the Lambda trailer.',
  },
  {
    figure: '12 minutes',
    what: 'to render a 2-hour video',
    conditions:
      '1,080 frames per function, ARM64, 2,048 MB of memory, warm functions in us-east-1. Costs for storage and data transfer aren’t included.',
  },
  {
    figure: '0.01 USD',
    what: 'per minute of video',
    conditions:
      'An estimate for the trailer: 12 frames per function, ARM64, 2,048 MB of memory, warm functions in us-east-1. Storage, data transfer and a company license aren’t included.',
  },
  {
    figure: '200',
    what: 'functions per render at most',
    conditions:
      'This limit is set by the package. AWS decides how many functions your account can run at the same time.',
  },
];
