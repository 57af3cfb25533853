import type {Instruction} from './Journey.ts';

/** The packages of a template. */
export const template = 'remotion @remotion/cli react react-dom';

export const entryPoint =
  "import {registerRoot} from 'remotion';\nimport {RemotionRoot} from './Root';\n\nregisterRoot(RemotionRoot);\n";

/** Writes a root with one composition, which the page describes in words. */
export function createRoot(name: string, durationInFrames: number): NonNullable<Instruction['files']> {
  const root = `import {Composition} from 'remotion';
import {${name}} from './${name}';

export const RemotionRoot: React.FC = () => (
  <Composition id="${name}" component={${name}} durationInFrames={${durationInFrames}} fps={30} width={1280} height={720} />
);
`;
  return {'src/Root.tsx': root, 'src/index.ts': entryPoint};
}

/** Writes a video that shows the number of the frame. */
export function createVideo(name: string, durationInFrames: number): NonNullable<Instruction['files']> {
  const component = `import {useCurrentFrame} from 'remotion';

export const ${name}: React.FC = () => <h1>{useCurrentFrame()}</h1>;
`;
  return {...createRoot(name, durationInFrames), [`src/${name}.tsx`]: component};
}
