import type {ReactNode} from 'react';
import styles from './RangeInput.module.css';

interface Props {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** What is shown and said in place of the bare number. */
  readonly shown?: string;
  readonly spoken?: string;
  readonly onChange: (value: number) => void;
}

/** A slider with its value beside it. Its label is what stands around it. */
export const RangeInput = ({min, max, step, value, shown, spoken, onChange}: Props): ReactNode => (
  <span className={styles.range}>
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={spoken}
      onChange={(event) => onChange(Number(event.target.value))}
    />
    {/* The slider says its value itself. */}
    <output aria-hidden="true">{shown ?? value}</output>
  </span>
);
