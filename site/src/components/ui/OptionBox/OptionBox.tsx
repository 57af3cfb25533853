import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './OptionBox.module.css';

type Props = {
  readonly title: string;
  /** A sentence below the title. */
  readonly about?: string;
  readonly icon?: ReactNode;
  readonly type: 'radio' | 'checkbox';
  /** The name that the radio buttons of a group share. */
  readonly name?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** A radio button or a checkbox in a box that can be clicked everywhere. */
export function OptionBox({title, about, icon, type, name, isChecked, isDisabled, onChange}: Props): ReactNode {
  const id = useId();
  const isDescribed = about !== undefined;
  return (
    <label className={clsx(styles.option, isDescribed && styles.described)}>
      <input
        className={styles.input}
        type={type}
        name={name}
        aria-labelledby={isDescribed ? `${id}-title` : undefined}
        aria-describedby={isDescribed ? id : undefined}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({target}) => onChange(target.checked)}
      />
      {isDescribed ? (
        <span className={styles.text}>
          <span className={styles.title} id={`${id}-title`}>
            {title}
          </span>
          <span className={styles.about} id={id}>
            {about}
          </span>
        </span>
      ) : (
        title
      )}
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
    </label>
  );
}
