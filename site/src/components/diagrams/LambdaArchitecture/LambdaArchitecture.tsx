import type {ReactNode} from 'react';
import {Arrow} from '../Arrow';
import {Box} from '../Box';
import {Diagram} from '../Diagram';
import styles from '../Diagram.module.css';

/** Which parts of the cloud a distributed render uses, and who calls whom. */
export const LambdaArchitecture = (): ReactNode => (
  <Diagram
    title="The parts of a render on AWS Lambda"
    text="Your server starts the main function. It reads the composition from the site in the bucket, starts one function for each chunk of frames, and joins their chunks into the video, which lands in the bucket. Your server asks for the progress and gets the address of the file."
    height={330}
  >
    <Box x={8} y={130} width={130} height={70} label="Your server" note="Node.js" />
    <Arrow from={[138, 165]} to={[210, 165]} label="starts" />
    <Box x={196} y={8} width={516} height={314} kind="quiet" />
    <text className={`${styles.label} ${styles.start}`} x={214} y={30}>
      Your AWS account, one region
    </text>
    <Box x={214} y={125} width={140} height={80} kind="accent" label="Main function" note="plans and joins" />
    {[0, 1, 2].map((index) => {
      const y = 48 + index * 84;
      return (
        <g key={index}>
          <Arrow from={[354, 165]} to={[410, y + 32]} />
          <Box x={414} y={y} width={120} height={64} label="Function" note={`chunk ${index + 1}`} />
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
