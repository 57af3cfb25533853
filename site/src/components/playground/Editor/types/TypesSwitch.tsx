import type {ReactNode} from 'react';
import styles from './TypesSwitch.module.css';
import type {Types} from './useTypes.ts';

/** Turns the type checker of an editor on and off. */
export function TypesSwitch({types}: {readonly types: Types}): ReactNode {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={types.wanted} onChange={() => types.want(!types.wanted)} />
      {types.isLoading ? 'Loading types…' : 'Check types'}
    </label>
  );
}
