import type {ReactNode} from 'react';
import {Arrow} from '../Arrow';
import {Box} from '../Box';
import {Diagram} from '../Diagram';
import styles from '../Diagram.module.css';

const columns = [
  {name: 'Your server', x: 80},
  {name: 'Main function', x: 270},
  {name: 'Chunk functions', x: 460},
  {name: 'S3 bucket', x: 640},
] as const;

/** Calls in the order of time: from one column to another. */
const deploy = [
  {from: 0, to: 1, label: 'deployFunction()'},
  {from: 0, to: 3, label: 'getOrCreateBucket(), deploySite()'},
] as const;

const render = [
  {from: 0, to: 1, label: 'renderMediaOnLambda()'},
  {from: 1, to: 0, label: 'render ID'},
  {from: 3, to: 1, label: 'site'},
  {from: 1, to: 2, label: 'one call a chunk'},
  {from: 2, to: 3, label: 'chunks'},
  {from: 0, to: 1, label: 'getRenderProgress()'},
  {from: 3, to: 1, label: 'chunks, to be joined'},
  {from: 1, to: 3, label: 'video'},
  {from: 3, to: 0, label: 'downloadMedia()'},
] as const;

const step = 38;
const top = 96;

/** Who calls whom, first to deploy, then to render. */
export const LambdaSequence = (): ReactNode => {
  const secondPart = top + deploy.length * step + 34;
  const height = secondPart + render.length * step + 10;
  return (
    <Diagram
      title="The calls of a deployment and of a render, in the order of time"
      text="Deploying happens once: a function for all projects, and a site for each. A render begins with one call, which is answered at once with an ID. The main function reads the site, calls a function for each chunk, joins what they write to the bucket, and writes the video. Your server asks for the progress as often as it likes, and fetches the file at the end."
      height={height}
    >
      {columns.map(({name, x}) => (
        <g key={name}>
          <path className={styles.quiet} d={`M${x} 52 V${height - 8}`} />
          <Box x={x - 72} y={8} width={144} height={44} label={name} />
        </g>
      ))}
      <Part label="Deploy" y={top - 22} />
      {deploy.map((call, index) => (
        <Call key={call.label} {...call} y={top + index * step} />
      ))}
      <Part label="Render" y={secondPart - 22} />
      {render.map((call, index) => (
        <Call key={call.label} {...call} y={secondPart + index * step} />
      ))}
    </Diagram>
  );
};

const Part = ({label, y}: {readonly label: string; readonly y: number}): ReactNode => (
  <text className={`${styles.label} ${styles.start}`} x={8} y={y}>
    {label}
  </text>
);

interface CallProps {
  /** Column numbers, from the left. */
  readonly from: 0 | 1 | 2 | 3;
  readonly to: 0 | 1 | 2 | 3;
  readonly label: string;
  readonly y: number;
}

const Call = ({from, to, label, y}: CallProps): ReactNode => (
  <Arrow from={[columns[from].x, y + 12]} to={[columns[to].x, y + 12]} label={label} />
);
