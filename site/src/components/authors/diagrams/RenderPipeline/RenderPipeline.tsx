import type {ReactNode} from 'react';
import {Arrow} from '../Arrow.tsx';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';

/** Shows the steps from the code to the file during a render. */
export function RenderPipeline(): ReactNode {
  return (
    <Diagram
      title="The stages of a render"
      text="Webpack bundles your code into a web page. Several tabs of a headless browser open it, and each one renders some of the frames and takes screenshots of them. FFmpeg then encodes the screenshots, together with the audio, into one file."
      height={250}
    >
      <Box x={8} y={85} width={116} height={80} label="Your code" note="src/index.tsx" />
      <Arrow from={[124, 125]} to={[166, 125]} label="bundle" />
      <Box x={170} y={85} width={116} height={80} label="Bundle" note="served as a page" />
      {[0, 1, 2].map((tab) => {
        const y = 20 + tab * 74;
        return (
          <g key={tab}>
            <Arrow from={[286, 125]} to={[336, y + 30]} />
            <Box
              x={340}
              y={y}
              width={130}
              height={60}
              kind="accent"
              label={`Tab ${tab + 1}`}
              note="takes screenshots"
            />
            <Arrow from={[470, y + 30]} to={[526, 125]} />
          </g>
        );
      })}
      <text className={styles.label} x={405} y={244}>
        concurrency: 3
      </text>
      <Box x={530} y={85} width={80} height={80} label="FFmpeg" note="encodes" />
      <Arrow from={[610, 125]} to={[640, 125]} />
      <Box x={644} y={85} width={68} height={80} kind="accent" label="MP4" />
    </Diagram>
  );
}
