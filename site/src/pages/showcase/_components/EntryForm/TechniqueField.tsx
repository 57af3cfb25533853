import {type ReactNode, useId} from 'react';
import styles from './EntryForm.module.css';

interface Props {
  readonly options: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** Any number of the techniques that the showcase can be filtered by. */
export const TechniqueField = ({options, values, fault, onChange}: Props): ReactNode => {
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
      <p className={fault === undefined ? styles.hint : styles.fault} id={words}>
        {fault ?? 'At least one'}
      </p>
    </fieldset>
  );
};
