import {type ReactNode, useId} from 'react';
import styles from './Choices.module.css';

type Props = {
  readonly title: string;
  /** What it adds, or why it isn't available. */
  readonly about: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** A checkbox with a description. */
export function ExtraField({title, about, isChecked, isDisabled, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        className={styles.input}
        type="checkbox"
        aria-describedby={id}
        aria-labelledby={`${id}-title`}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.text}>
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
        <span className={styles.about} id={id}>
          {about}
        </span>
      </span>
    </label>
  );
}
