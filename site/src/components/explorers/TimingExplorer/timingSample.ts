import type {PlaygroundSample} from '../PlaygroundSample';
import type {TimingNode, TimingState} from './TimingNode';
import {writeTiming} from './writeTiming';

/** A component with the timing, and a counter for each of its children. */
export const timingSample = (state: TimingState): PlaygroundSample => {
  const all = everyNode(state.nodes);
  const names = [...new Set(all.flatMap(({name}) => name ?? []))];
  const scene = freeName('Scene', names);
  const counter = freeName('Counter', names);
  const used = ['Freeze', 'Loop', 'Sequence', 'Series'].filter((kind) => all.some((node) => node.kind === kind));
  return {
    name: scene,
    fps: 30,
    durationInFrames: state.durationInFrames,
    text: `import {${['AbsoluteFill', ...used, 'useCurrentFrame'].join(', ')}} from 'remotion';

const ${counter}: React.FC<{name: string; row: number}> = ({name, row}) => {
  const frame = useCurrentFrame();

  return (
    <p style={{position: 'absolute', top: 60 + row * 90, left: 120, fontSize: 48}}>
      {name}: frame {frame}
    </p>
  );
};

${names.map((name, row) => `const ${name}: React.FC = () => <${counter} name="${name}" row={${row}} />;`).join('\n')}

export const ${scene}: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: 'white', fontFamily: 'sans-serif'}}>
    {
      ${writeTiming(state).replaceAll('\n', '\n      ')}
    }
  </AbsoluteFill>
);
`,
  };
};

const everyNode = (nodes: readonly TimingNode[]): TimingNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)]);

/** A name that none of the reader's components has. */
const freeName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freeName(`${name}Of`, taken) : name;
