import type {ReactNode} from 'react';
import styles from './RangeInput.module.css';

type Props = {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** A description that replaces the number, both on the screen and for screen readers. */
  readonly shown?: string;
  readonly spoken?: string;
  readonly onChange: (value: number) => void;
};

/** A slider with its value next to it. Its label is the surrounding element. */
export function RangeInput({min, max, step, value, shown, spoken, onChange}: Props): ReactNode {
  return (
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
      {/* Hidden from screen readers, because the slider announces its value. */}
      <output aria-hidden="true">{shown ?? value}</output>
    </span>
  );
}
