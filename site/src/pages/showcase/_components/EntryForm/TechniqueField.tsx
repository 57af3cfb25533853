import {type ReactNode, useId} from 'react';
import styles from './EntryForm.module.css';

type Props = {
  readonly options: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
};

/** Selects any number of the techniques in the showcase filter. */
export function TechniqueField({options, values, problem, onChange}: Props): ReactNode {
  const words = useId();
  return (
    <fieldset className={styles.techniques} aria-describedby={words}>
      <legend className={styles.legend}>Techniques</legend>
      {Object.entries(options).map(([name, label]) => (
        <label className={styles.technique} key={name}>
          <input
            type="checkbox"
            checked={values.includes(name)}
            onChange={({target}) =>
              onChange(target.checked ? [...values, name] : values.filter((value) => value !== name))
            }
          />
          {label}
        </label>
      ))}
      <p className={problem === undefined ? styles.hint : styles.problem} id={words}>
        {problem ?? 'At least one'}
      </p>
    </fieldset>
  );
}
