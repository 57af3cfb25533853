import {type ReactNode, useId} from 'react';
import styles from './CloudPlanner.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A field for one of a few names. */
export const PlannerChoice = <Value extends string>({label, values, value, onChange}: Props<Value>): ReactNode => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.input}
        id={id}
        value={value}
        onChange={(event) => onChange(values.find((item) => item === event.target.value) ?? value)}
      >
        {values.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </div>
  );
};
