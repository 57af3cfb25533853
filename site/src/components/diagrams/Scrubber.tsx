import type {ReactNode} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import styles from './Diagram.module.css';

interface Props {
  /** What is moved through. */
  readonly label: string;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value as readers say it. */
  readonly text: string;
}

/** Moves a diagram through time; without scripts the drawing stands at its most telling moment. */
export const Scrubber = ({label, max, value, onChange, text}: Props): ReactNode => (
  <NeedsScript>
    <label className={styles.scrubber} data-search="ignore">
      {label}
      <input
        type="range"
        min={0}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output aria-hidden="true">{text}</output>
    </label>
  </NeedsScript>
);
