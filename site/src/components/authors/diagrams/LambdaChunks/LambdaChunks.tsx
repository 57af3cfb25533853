import {type ReactNode, useState} from 'react';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';
import {Scrubber} from '../Scrubber.tsx';

const framesInAll = 300;
const framesPerLambda = 50;
const chunks = framesInAll / framesPerLambda;
const left = 82;
const width = 276;

/** Shows how the frames of a video are split between functions that render at the same time. */
export function LambdaChunks(): ReactNode {
  const [done, setDone] = useState(30);
  return (
    <Diagram
      title="One video, six functions"
      text="An example of 300 frames with 50 frames per function: six functions each render their own chunk at the same time. When all have finished, the launch function joins the chunks."
      width={360}
      height={270}
      scrubber={
        <Scrubber
          label="Progress"
          max={framesPerLambda}
          value={done}
          onChange={setDone}
          text={`${done * chunks} of ${framesInAll} frames`}
        />
      }
    >
      {Array.from({length: chunks}, (_, chunk) => {
        const y = 8 + chunk * 34;
        const x = left + (chunk * width) / chunks;
        const length = width / chunks;
        return (
          <g key={chunk}>
            <text className={`${styles.label} ${styles.start}`} x={2} y={y + 19}>
              Function {chunk + 1}
            </text>
            <rect className={styles.quiet} x={x} y={y} width={length} height={28} rx={6} />
            <rect className={styles.mark} x={x} y={y} width={(length * done) / framesPerLambda} height={28} rx={6} />
          </g>
        );
      })}
      <Box
        x={left}
        y={222}
        width={width}
        height={40}
        kind={done === framesPerLambda ? 'accent' : 'quiet'}
        label={done === framesPerLambda ? 'The launch function joins the chunks' : 'Nothing to join yet'}
      />
    </Diagram>
  );
}
