import {type ReactNode, useId} from 'react';
import styles from './Field.module.css';

interface Props {
  readonly label: string;
  /** What is asked for, in a few words. */
  readonly hint?: string;
  /** What is wrong with the value; stands in place of the hint. */
  readonly fault?: string | undefined;
  /** Draws what is filled in, with these attributes. */
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** What ties an input to its label and hint. */
export interface FieldAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A labelled field with what is asked for, or what is wrong, below it. */
export const Field = ({label, hint, fault, children}: Props): ReactNode => {
  const id = useId();
  const words = fault ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': fault !== undefined,
        'aria-describedby': words === undefined ? undefined : `${id}-words`,
      })}
      {words !== undefined && (
        <p className={fault === undefined ? styles.hint : styles.fault} id={`${id}-words`}>
          {words}
        </p>
      )}
    </div>
  );
};
