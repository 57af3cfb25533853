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
      height={270}
    >
      <Box x={8} y={90} width={170} height={90} label="<Composition>" note="90 frames at 30 fps" code />
      <Arrow from={[178, 135]} to={[230, 135]} />
      <Box x={234} y={90} width={170} height={90} kind="accent" label="<Title>" note="reads useCurrentFrame()" code />
      {frames.map((frame, index) => {
        const y = 8 + index * 66;
        const left = 644 + (frame / 89) * 44;
        return (
          <g key={frame}>
            <Arrow from={[404, 118 + index * 11]} to={[544, y + 27]} />
            <Box x={550} y={y} width={162} height={54} />
            <text className={`${styles.label} ${styles.start}`} x={562} y={y + 32}>
              Frame {frame}
            </text>
            <rect className={styles.mark} x={left - 14} y={y + 13} width={28} height={28} rx={7} />
          </g>
        );
      })}
    </Diagram>
  );
}
