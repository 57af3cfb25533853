/** An element of a timing: one of the toolkit's, or a component of the reader's. */
export interface TimingNode {
  readonly kind: NodeKind;
  /** Of a component. */
  readonly name?: string;
  /** The props that are written; what is missing has the package's default. */
  readonly values: Readonly<Partial<Record<TimingProp, number>>>;
  readonly children: readonly TimingNode[];
}

/** Elements in a composition. */
export interface TimingState {
  /** Of the composition. */
  readonly durationInFrames: number;
  readonly nodes: readonly TimingNode[];
}

export type TimingProp = 'from' | 'durationInFrames' | 'offset' | 'times' | 'frame';

/** A prop of an element, in whole numbers. */
export interface PropRule {
  readonly name: TimingProp;
  readonly min: number;
  readonly max: number;
  /** What it is when it is not written, in words; a prop without this has to be. */
  readonly empty?: string;
}

/** The most frames that are drawn, and the farthest that an element is from the start. */
export const mostFrames = 1000;

const anywhere = {min: -mostFrames, max: mostFrames};
const duration: PropRule = {name: 'durationInFrames', min: 1, max: mostFrames};

/** The props that decide about time, by element. */
export const propRules = {
  Sequence: [
    {name: 'from', ...anywhere, empty: '0'},
    {...duration, empty: 'no end'},
  ],
  Series: [],
  'Series.Sequence': [duration, {name: 'offset', ...anywhere, empty: '0'}],
  Loop: [duration, {name: 'times', min: 0, max: mostFrames, empty: 'no end'}],
  Freeze: [{name: 'frame', ...anywhere}],
  component: [],
} as const satisfies Record<string, readonly PropRule[]>;

export type NodeKind = keyof typeof propRules;

/** The props of an element, in the order in which they are written. */
export const rulesOf = (kind: NodeKind): readonly PropRule[] => propRules[kind];

/** What a reader calls an element. */
export const elementName = ({kind, name}: TimingNode): string => (kind === 'component' ? (name ?? '') : kind);

/** More elements would neither fit into the timeline nor into the address. */
export const mostNodes = 40;

/** Elements in each other count each. */
export const countNodes = (nodes: readonly TimingNode[]): number =>
  nodes.reduce((count, {children}) => count + 1 + countNodes(children), 0);

/** Shows all four: two scenes that overlap, one of them with a loop, and an end that stands still. */
export const firstTiming: TimingState = {
  durationInFrames: 120,
  nodes: [
    {
      kind: 'Series',
      values: {},
      children: [
        {kind: 'Series.Sequence', values: {durationInFrames: 40}, children: [component('Title')]},
        {
          kind: 'Series.Sequence',
          values: {durationInFrames: 60, offset: -10},
          children: [{kind: 'Loop', values: {durationInFrames: 20, times: 2}, children: [component('Pulse')]}],
        },
      ],
    },
    {
      kind: 'Sequence',
      values: {from: 80},
      children: [{kind: 'Freeze', values: {frame: 12}, children: [component('Logo')]}],
    },
  ],
};

/** A component of the reader's. */
export function component(name: string): TimingNode {
  return {kind: 'component', name, values: {}, children: []};
}
