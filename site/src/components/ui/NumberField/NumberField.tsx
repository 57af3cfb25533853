import {type ReactNode, useId} from 'react';
import styles from './NumberField.module.css';

interface Props {
  readonly label: string;
  /** What is counted, in a few words. */
  readonly hint: string;
  /** What stands in the field, number or not. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value. */
  readonly error?: string;
}

/** A field for a whole number from 0 on. */
export const NumberField = ({label, hint, value, onChange, error}: Props): ReactNode => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <p className={error ? styles.error : styles.hint} id={`${id}-hint`}>
        {error ?? hint}
      </p>
    </div>
  );
};
