import type {PlaygroundSample} from '../PlaygroundSample.ts';
import type {TimingNode, TimingState} from './TimingNode.ts';
import {writeTiming} from './writeTiming.ts';

/** Returns a component with the timeline and a counter for each of its children. */
export function createTimingSample(state: TimingState): PlaygroundSample {
  const all = collectNodes(state.nodes);
  const names = [...new Set(all.flatMap(({name}) => name ?? []))];
  const scene = findFreeName('Scene', names);
  const counter = findFreeName('Counter', names);
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
}

function collectNodes(nodes: readonly TimingNode[]): TimingNode[] {
  return nodes.flatMap((node) => [node, ...collectNodes(node.children)]);
}

/** Returns a name that none of the reader's components uses. */
function findFreeName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? findFreeName(`${name}Of`, taken) : name;
}
