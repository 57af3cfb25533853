import {type ReactNode, useState} from 'react';
import {Arrow} from '../Arrow.tsx';
import {Box} from '../Box.tsx';
import {Diagram} from '../Diagram.tsx';
import styles from '../Diagram.module.css';
import {Scrubber} from '../Scrubber.tsx';

const steps = [
  {from: 'renderer', label: 'Seeks to the frame'},
  {from: 'component', label: 'delayRender() returns a handle', wait: true},
  {from: 'component', label: 'fetch() loads the data', wait: true},
  {from: 'component', label: 'React renders the data', wait: true},
  {from: 'component', label: 'continueRender(handle)'},
  {from: 'renderer', label: 'Takes a screenshot'},
] as const;

const columns = {renderer: 120, component: 560};

/** Shows what waits between `delayRender()` and `continueRender()`. */
export function DelayRenderHandshake(): ReactNode {
  const [step, setStep] = useState(steps.length - 1);
  return (
    <Diagram
      title="How a component makes the renderer wait"
      text="The renderer doesn’t take a screenshot until you call continueRender(). By default, you have 28 seconds. After that, the render fails with an error that contains the handle’s label, if it has one."
      height={360}
      scrubber={
        <Scrubber
          label="Step"
          max={steps.length - 1}
          value={step}
          onChange={setStep}
          text={`${step + 1} of ${steps.length}`}
        />
      }
    >
      <Box x={20} y={8} width={200} height={44} label="Renderer" />
      <Box x={460} y={8} width={200} height={44} label="Your component" />
      <path className={styles.line} d="M120 52 V352 M560 52 V352" />
      <rect
        className={styles.accent}
        x={112}
        y={118}
        width={16}
        height={Math.max(0, Math.min(step, 4) - 1) * 48 + 10}
      />
      <text className={`${styles.label} ${styles.start}`} x={20} y={200} opacity={step >= 1 && step < 5 ? 1 : 0.35}>
        waits
      </text>
      {steps.slice(0, step + 1).map(({from, label}, index) => {
        const y = 84 + index * 48;
        const to = from === 'renderer' ? columns.component : columns.renderer;
        const inside = index === 2 || index === 3 || index === 5;
        return inside ? (
          <g key={label}>
            <rect className={styles.mark} x={columns[from] - 5} y={y - 5} width={10} height={10} rx={5} />
            <text x={340} y={y + 5}>
              {label}
            </text>
          </g>
        ) : (
          <Arrow
            key={label}
            from={[columns[from] + (from === 'renderer' ? 8 : -8), y]}
            to={[to + (from === 'renderer' ? -4 : 12), y]}
            label={label}
          />
        );
      })}
    </Diagram>
  );
}
