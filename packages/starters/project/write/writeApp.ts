import type {StarterVideo} from '../../catalog/StarterVideo.ts';
import {formatLiteral} from './formatLiteral.ts';

/** Writes `app/main.tsx`, which plays a video in the Player. */
export function writeApp(
  {component, statement, width, height, timing, props}: StarterVideo,
  styles: readonly string[],
): string {
  const lines = [
    `component={${component}}`,
    ...(timing ? [`durationInFrames={${timing.durationInFrames}}`, `fps={${timing.fps}}`] : []),
    ...[`compositionWidth={${width}}`, `compositionHeight={${height}}`],
    ...(Object.keys(props).length > 0 ? [`inputProps={${formatLiteral(props, 4, 60)}}`] : []),
    ...['controls', 'loop', "style={{width: '100%'}}"],
  ];
  return `import {Player} from '@remotion/player';
import {createRoot} from 'react-dom/client';
${styles.map((path) => `import '${path}';\n`).join('')}${statement.replace("'./", "'../src/")}

const App: React.FC = () => (
  <Player
${lines.map((line) => `    ${line}\n`).join('')}  />
);

createRoot(document.getElementById('root')!).render(<App />);
`;
}
