import {type ReactNode, useId} from 'react';
import styles from './ChoiceField.module.css';

type Props<Value extends string> = {
  /** The label of the group. */
  readonly legend: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A field for one of a few options, which are all visible: radio buttons in a row that wraps. */
export function ChoiceField<Value extends string>({legend, options, value, onChange}: Props<Value>): ReactNode {
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
}
