import type {ReactNode} from 'react';
import {Arrow} from '../Arrow.tsx';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';

const columns = [
  {name: 'Your server', x: 80},
  {name: 'Lambda function', x: 270},
  {name: 'Renderer functions', x: 460},
  {name: 'S3 bucket', x: 640},
] as const;

/** The calls from one column to another, in chronological order. */
const deploy = [
  {from: 0, to: 1, label: 'deployFunction()'},
  {from: 0, to: 3, label: 'getOrCreateBucket(), deploySite()'},
] as const;

const render = [
  {from: 0, to: 1, label: 'renderMediaOnLambda()'},
  {from: 1, to: 0, label: 'render ID'},
  {from: 3, to: 1, label: 'site'},
  {from: 1, to: 2, label: 'one call per chunk'},
  {from: 2, to: 3, label: 'chunks'},
  {from: 0, to: 1, label: 'getRenderProgress()'},
  {from: 3, to: 1, label: 'chunks to join'},
  {from: 1, to: 3, label: 'video'},
  {from: 3, to: 0, label: 'downloadMedia()'},
] as const;

const step = 38;
const top = 96;

/** Shows which part calls which other one, first for deploying and then for rendering. */
export function LambdaSequence(): ReactNode {
  const secondPart = top + deploy.length * step + 34;
  const height = secondPart + render.length * step + 10;
  return (
    <Diagram
      title="The calls of a deployment and a render, in order"
      text="You deploy once: one function for all projects, and a site for each project. A render starts with a call that immediately returns an ID. The function then calls itself: once as the launch function, and once as a renderer function for each chunk. The launch function reads the site, joins the chunks that the others save in the bucket, and saves the video. Your server can query the progress at any time and downloads the file at the end."
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
}

function Part({label, y}: {readonly label: string; readonly y: number}): ReactNode {
  return (
    <text className={`${styles.label} ${styles.start}`} x={8} y={y}>
      {label}
    </text>
  );
}

type CallProps = {
  /** Column numbers, from the left. */
  readonly from: 0 | 1 | 2 | 3;
  readonly to: 0 | 1 | 2 | 3;
  readonly label: string;
  readonly y: number;
};

function Call({from, to, label, y}: CallProps): ReactNode {
  return <Arrow from={[columns[from].x, y + 12]} to={[columns[to].x, y + 12]} label={label} />;
}
