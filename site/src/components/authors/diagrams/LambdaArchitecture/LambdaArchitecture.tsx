import type {ReactNode} from 'react';
import {Arrow} from '../Arrow.tsx';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';

/** Shows which AWS resources a render on Lambda uses, and how they call each other. */
export function LambdaArchitecture(): ReactNode {
  return (
    <Diagram
      title="What a render on AWS Lambda uses"
      text="Your server starts the render. The launch function reads the composition from the site in the bucket, starts one renderer function for each chunk of frames, and joins the chunks into a video that it saves in the bucket. Meanwhile, your server can query the progress, and it gets the URL of the video at the end."
      height={330}
    >
      <Box x={8} y={130} width={130} height={70} label="Your server" note="Node.js" />
      <Arrow from={[138, 165]} to={[210, 165]} label="starts" />
      <Box x={196} y={8} width={516} height={314} kind="quiet" />
      <text className={`${styles.label} ${styles.start}`} x={214} y={30}>
        Your AWS account, one region
      </text>
      <Box x={214} y={125} width={140} height={80} kind="accent" label="Launch function" note="splits and joins" />
      {[0, 1, 2].map((index) => {
        const y = 48 + index * 84;
        return (
          <g key={index}>
            <Arrow from={[354, 165]} to={[410, y + 32]} />
            <Box x={414} y={y} width={120} height={64} label="Renderer" note={`chunk ${index + 1}`} />
            <Arrow from={[534, y + 32]} to={[576, y + 32]} />
          </g>
        );
      })}
      <Box x={580} y={40} width={124} height={256} label="S3 bucket" note="site, chunks, video" />
      <path className={styles.line} d="M284 205 V306 H640 V298" />
      <path className={styles.head} d="M0 0 L-9 -5 L-9 5 Z" transform="translate(640 297) rotate(-90)" />
      <text className={styles.label} x={440} y={299}>
        joined video
      </text>
    </Diagram>
  );
}
