import {type ReactNode, useId} from 'react';
import styles from './ChoiceField.module.css';

interface Props<Value extends string> {
  /** What is chosen. */
  readonly legend: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few options, all visible: radio buttons in a row that wraps. */
export const ChoiceField = <Value extends string>({legend, options, value, onChange}: Props<Value>): ReactNode => {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
