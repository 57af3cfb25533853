import type {ReactNode} from 'react';
import styles from './Fieldset.module.css';

type Props = {
  /** The label of the group. */
  readonly legend: string;
  readonly children: ReactNode;
};

/** A group of fields with a label. */
export function Fieldset({legend, children}: Props): ReactNode {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
