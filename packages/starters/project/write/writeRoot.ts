import type {StarterVideo} from '../../catalog/StarterVideo.ts';
import type {Source} from '../Source.ts';
import {formatLiteral} from './formatLiteral.ts';

/** Writes the root component, which describes all videos. */
export function writeRoot(name: string, videos: readonly StarterVideo[], root: Source['root']): string {
  const elements = [...new Set(videos.map(({timing}) => (timing ? 'Composition' : 'Still')))].sort();
  const lines = [
    ...(elements.length > 0 ? [`import {${elements.join(', ')}} from 'remotion';`] : []),
    ...[root?.statement, ...videos.map(({statement}) => statement)].filter((line) => line !== undefined),
  ];
  const parts = [...(root ? [`<${root.component} />`] : []), ...videos.map(writeVideo)];
  const isSingle = parts.length === 1;
  const body = isSingle ? indent(parts[0] ?? '', 2) : `  <>\n${indent(parts.join('\n'), 4)}\n  </>`;
  return `${lines.join('\n')}\n\nexport const ${name}: React.FC = () => (\n${body}\n);\n`;
}

function writeVideo({id, component, width, height, timing, props}: StarterVideo): string {
  const attributes = [
    `id="${id}"`,
    `component={${component}}`,
    ...(timing ? [`durationInFrames={${timing.durationInFrames}}`, `fps={${timing.fps}}`] : []),
    ...[`width={${width}}`, `height={${height}}`],
    ...(Object.keys(props).length > 0 ? [writeDefaultProps(props)] : []),
  ];
  return `<${timing ? 'Composition' : 'Still'}\n${indent(attributes.join('\n'), 2)}\n/>`;
}

/** Fits into 80 columns if it's indented by six, as in a list of videos. */
function writeDefaultProps(props: StarterVideo['props']): string {
  return `defaultProps={${formatLiteral(props, 0, 58)}}`;
}

function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}
