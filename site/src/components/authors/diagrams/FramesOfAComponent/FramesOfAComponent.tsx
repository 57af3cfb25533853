import type {ReactNode} from 'react';
import {Arrow} from '../Arrow.tsx';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';

const frames = [0, 30, 60, 89];

/** How a component becomes a video: Remotion renders it once for each frame number. */
export function FramesOfAComponent(): ReactNode {
  return (
    <Diagram
      title="From a component to frames"
      text="The composition defines which component to render and how long it lasts. Remotion renders the component once for each frame, here from 0 to 89. Played in order, these images are the video."
      width={360}
      height={272}
    >
      <Box x={95} y={4} width={170} height={58} label="<Composition>" note="90 frames at 30 fps" code />
      <Arrow from={[180, 62]} to={[180, 88]} />
      <Box x={95} y={92} width={170} height={58} kind="accent" label="<Title>" note="reads useCurrentFrame()" code />
      {frames.map((frame, index) => {
        const x = 4 + index * 91;
        const left = x + 8 + (frame / 89) * 35;
        return (
          <g key={frame}>
            <Arrow from={[150 + index * 20, 150]} to={[x + 39.5, 194]} />
            <Box x={x} y={198} width={79} height={46} />
            <rect className={styles.mark} x={left} y={207} width={28} height={28} rx={7} />
            <text className={styles.label} x={x + 39.5} y={262}>
              Frame {frame}
            </text>
          </g>
        );
      })}
    </Diagram>
  );
}
