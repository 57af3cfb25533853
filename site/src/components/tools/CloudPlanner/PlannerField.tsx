import {type ReactNode, useId} from 'react';
import styles from './CloudPlanner.module.css';
import type {NumberRule} from './plannerFields';

interface Props {
  readonly rule: NumberRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value. */
  readonly fault: string | undefined;
}

/** A field for a number. It keeps what was typed, and says what is wrong with it. */
export const PlannerField = ({rule, value, onChange, fault}: Props): ReactNode => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {rule.label}
      </label>
      <input
        className={styles.input}
        id={id}
        inputMode={rule.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={rule.empty}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <p className={fault ? styles.fault : styles.hint} id={`${id}-hint`}>
        {fault ?? rule.hint}
      </p>
    </div>
  );
};
