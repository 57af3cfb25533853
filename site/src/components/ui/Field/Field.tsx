import {type ReactNode, useId} from 'react';
import styles from './Field.module.css';

type Props = {
  readonly label: string;
  /** A short label. */
  readonly hint?: string;
  /** The error message, which replaces the hint. */
  readonly problem?: string | undefined;
  /** Renders the input with these attributes. */
  readonly children: (attributes: FieldAttributes) => ReactNode;
};

/** The attributes that connect an input to its label and hint. */
type FieldAttributes = {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

/** A labeled field with a hint or an error message below it. */
export function Field({label, hint, problem, children}: Props): ReactNode {
  const id = useId();
  const words = problem ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': problem !== undefined,
        'aria-describedby': words === undefined ? undefined : `${id}-words`,
      })}
      {words !== undefined && (
        <p className={problem === undefined ? styles.hint : styles.problem} id={`${id}-words`}>
          {words}
        </p>
      )}
    </div>
  );
}
