import type {ReactNode} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import styles from './Diagram.module.css';

type Props = {
  /** The name of the value that it changes. */
  readonly label: string;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value in a readable format. */
  readonly text: string;
};

/** Moves a diagram through time. Without JavaScript, the drawing shows its most informative moment. */
export function Scrubber({label, max, value, onChange, text}: Props): ReactNode {
  return (
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
}
