import primes from './primes.json';

/** Frames of a sample that the build draws for a page. */
export interface Sheet {
  /** The page imports `@generated/site-samples/default/<name>.sheet.json`. */
  readonly name: string;
  /** File in this folder; it exports a component of the same name, which returns one `<svg>`. */
  readonly sample: string;
  readonly fps: number;
  readonly durationInFrames: number;
  readonly shots: readonly {
    readonly frame: number;
    readonly props: Readonly<Record<string, unknown>>;
    /** What the frame shows, for those who can't see it. */
    readonly alt: string;
  }[];
}

const fibonacci = {
  title: 'Fibonacci',
  values: [1, 2, 3, 5, 8, 13, 21],
  color: '#ff7a5c',
};

/** All sheets. Each is drawn at 1280x720. */
export const sheets: readonly Sheet[] = [
  {
    name: 'chart',
    sample: 'Chart',
    fps: 30,
    durationInFrames: 60,
    shots: [
      {
        frame: 6,
        alt: 'The title Fibonacci begins to appear, the first bars rise',
        props: fibonacci,
      },
      {
        frame: 14,
        alt: 'The title is there, four bars rise one after the other',
        props: fibonacci,
      },
      {
        frame: 20,
        alt: 'Four bars stand, the fifth rises',
        props: fibonacci,
      },
      {
        frame: 28,
        alt: 'Six bars stand, the seventh rises in red',
        props: fibonacci,
      },
      {
        frame: 34,
        alt: 'The seventh bar shoots past its height',
        props: fibonacci,
      },
      {
        frame: 59,
        alt: 'All seven bars are at rest, each the sum of the two before it',
        props: fibonacci,
      },
    ],
  },
  {
    name: 'variants',
    sample: 'Chart',
    fps: 30,
    durationInFrames: 60,
    shots: [
      {
        frame: 59,
        alt: 'Six bars under the title Prime numbers, the tallest is blue',
        props: primes,
      },
      {
        frame: 59,
        alt: 'Five bars under the title Square numbers, the tallest is green',
        props: {
          title: 'Square numbers',
          values: [1, 4, 9, 16, 25],
          color: '#86d6a8',
        },
      },
      {
        frame: 59,
        alt: 'Four bars under the title Releases in 2021, the first is the tallest and yellow',
        props: {
          title: 'Releases in 2021',
          values: [6, 2, 3, 1],
          color: '#f0c36d',
        },
      },
    ],
  },
  {
    name: 'greetings',
    sample: 'Greeting',
    fps: 30,
    durationInFrames: 60,
    shots: [
      {
        frame: 45,
        alt: 'Hello Ada in white on blue',
        props: {name: 'Ada', color: '#1d56b8'},
      },
      {
        frame: 45,
        alt: 'Hello Grace in white on green',
        props: {name: 'Grace', color: '#1c6b43'},
      },
      {
        frame: 45,
        alt: 'Hello Linus in white on ochre',
        props: {name: 'Linus', color: '#9c4600'},
      },
    ],
  },
];
