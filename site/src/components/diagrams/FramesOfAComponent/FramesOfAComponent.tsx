import type {ReactNode} from 'react';
import {Arrow} from '../Arrow';
import {Box} from '../Box';
import {Diagram} from '../Diagram';
import styles from '../Diagram.module.css';

const frames = [0, 30, 60, 89];

/** How a component becomes a video: it is drawn once for each frame number. */
export const FramesOfAComponent = (): ReactNode => (
  <Diagram
    title="From a component to frames"
    text="The composition names a component and the duration. The component is drawn once for each frame number, here 0 to 89; the pictures in a row are the video."
    height={270}
  >
    <Box x={8} y={90} width={170} height={90} label="<Composition>" note="90 frames at 30 fps" code />
    <Arrow from={[178, 135]} to={[230, 135]} />
    <Box x={234} y={90} width={170} height={90} kind="accent" label="<Title>" note="reads useCurrentFrame()" code />
    {frames.map((frame, index) => {
      const y = 8 + index * 66;
      const left = 580 + (frame / 89) * 82;
      return (
        <g key={frame}>
          <Arrow from={[404, 118 + index * 11]} to={[544, y + 27]} />
          <text className={styles.label} x={512} y={y + (index < 2 ? 8 : 52)}>
            {frame}
          </text>
          <Box x={550} y={y} width={162} height={54} />
          <rect className={styles.mark} x={left - 14} y={y + 13} width={28} height={28} rx={7} />
        </g>
      );
    })}
  </Diagram>
);
