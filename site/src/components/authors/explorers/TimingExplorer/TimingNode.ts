/** An element of a timeline: one of the toolkit's, or a component of the reader. */
export type TimingNode = {
  readonly kind: NodeKind;
  /** The name of a component. */
  readonly name?: string;
  /** The props in the code. Others have the package's default. */
  readonly values: Readonly<Partial<Record<TimingProp, number>>>;
  readonly children: readonly TimingNode[];
};

/** The elements of a composition. */
export type TimingState = {
  /** Duration of the composition. */
  readonly durationInFrames: number;
  readonly nodes: readonly TimingNode[];
};

export type TimingProp = 'from' | 'durationInFrames' | 'offset' | 'times' | 'frame';

/** A numeric prop of an element. Its value is an integer. */
export type PropRule = {
  readonly name: TimingProp;
  readonly min: number;
  readonly max: number;
  /** The default in words. If it's missing, the prop is required. */
  readonly empty?: string;
};

/** The maximum number of frames, and the largest distance of an element from the start. */
export const maxFrames = 1000;

const anywhere = {min: -maxFrames, max: maxFrames};
const duration: PropRule = {name: 'durationInFrames', min: 1, max: maxFrames};

/** The props that affect timing, by element. */
export const propRules = {
  Sequence: [
    {name: 'from', ...anywhere, empty: '0'},
    {...duration, empty: 'No end'},
  ],
  Series: [],
  'Series.Sequence': [duration, {name: 'offset', ...anywhere, empty: '0'}],
  Loop: [duration, {name: 'times', min: 0, max: maxFrames, empty: 'No end'}],
  Freeze: [{name: 'frame', ...anywhere}],
  component: [],
} as const satisfies Record<string, readonly PropRule[]>;

export type NodeKind = keyof typeof propRules;

/** Returns the props of an element, in the order in which they appear in the code. */
export function getRules(kind: NodeKind): readonly PropRule[] {
  return propRules[kind];
}

/** Returns the displayed name of an element. */
export function getElementName({kind, name}: TimingNode): string {
  return kind === 'component' ? (name ?? '') : kind;
}

/** More elements wouldn't fit into the timeline or the URL. */
export const maxNodes = 40;

/** Counts elements including nested ones. */
export function countNodes(nodes: readonly TimingNode[]): number {
  return nodes.reduce((count, {children}) => count + 1 + countNodes(children), 0);
}

/** Contains all four elements: two overlapping scenes, one with a loop, and a frozen end. */
export const initialTiming: TimingState = {
  durationInFrames: 120,
  nodes: [
    {
      kind: 'Series',
      values: {},
      children: [
        {kind: 'Series.Sequence', values: {durationInFrames: 40}, children: [createComponentNode('Title')]},
        {
          kind: 'Series.Sequence',
          values: {durationInFrames: 60, offset: -10},
          children: [
            {kind: 'Loop', values: {durationInFrames: 20, times: 2}, children: [createComponentNode('Pulse')]},
          ],
        },
      ],
    },
    {
      kind: 'Sequence',
      values: {from: 80},
      children: [{kind: 'Freeze', values: {frame: 12}, children: [createComponentNode('Logo')]}],
    },
  ],
};

/** A component of the reader. */
export function createComponentNode(name: string): TimingNode {
  return {kind: 'component', name, values: {}, children: []};
}
