import {type ReactNode, useState} from 'react';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';
import {Scrubber} from '../Scrubber.tsx';

/** An example of when three tabs render each frame, in milliseconds since the page was opened in that tab. */
const drawn = [
  {tab: 1, at: 40},
  {tab: 2, at: 40},
  {tab: 3, at: 40},
  {tab: 1, at: 130},
  {tab: 3, at: 120},
  {tab: 2, at: 150},
  {tab: 1, at: 230},
  {tab: 3, at: 210},
  {tab: 2, at: 260},
  {tab: 1, at: 330},
];
const width = 560;

/** Shows why a time-based animation jumps in a render and a frame-based one doesn't. */
export function OutOfOrderFrames(): ReactNode {
  const [frame, setFrame] = useState(drawn.length - 1);
  const {tab, at} = drawn[frame] ?? {tab: 1, at: 0};
  return (
    <Diagram
      title="A time-based animation and a frame-based one"
      text="In this example, three tabs render the frames. A CSS animation depends on how long its tab has been open, so it jumps back and forth between frames from different tabs. A value that you calculate from useCurrentFrame() is the same in every tab."
      height={250}
      scrubber={
        <Scrubber
          label="Frame"
          max={drawn.length - 1}
          value={frame}
          onChange={setFrame}
          text={`${frame}, tab ${tab}, ${at} ms`}
        />
      }
    >
      <Track
        y={8}
        label="useCurrentFrame()"
        positions={drawn.map((_, index) => index / (drawn.length - 1))}
        frame={frame}
      />
      <Track y={132} label="CSS animation" positions={drawn.map((item) => item.at / 360)} frame={frame} />
    </Diagram>
  );
}

type TrackProps = {
  readonly y: number;
  readonly label: string;
  /** Returns the position of the square at each frame, from 0 to 1. */
  readonly positions: readonly number[];
  readonly frame: number;
};

function Track({y, label, positions, frame}: TrackProps): ReactNode {
  return (
    <g>
      <Box x={8} y={y} width={704} height={110} />
      <text className={`${styles.code} ${styles.start}`} x={24} y={y + 28}>
        {label}
      </text>
      {positions.slice(0, frame + 1).map((position, index) => {
        const x = 80 + position * width;
        const isLast = index === frame;
        return (
          <g key={index} opacity={isLast ? 1 : 0.45}>
            <rect
              className={isLast ? styles.mark : styles.accent}
              x={x - 14}
              y={y + 48}
              width={28}
              height={28}
              rx={7}
            />
            <text className={styles.label} x={x} y={y + 97}>
              {index}
            </text>
          </g>
        );
      })}
    </g>
  );
}
