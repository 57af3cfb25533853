import type {ReactNode} from 'react';
import {Field} from '../Field/Field';

interface Props {
  readonly label: string;
  /** What is counted, in a few words. */
  readonly hint: string;
  /** What stands in the field, number or not. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value. */
  readonly error?: string;
}

/** A field for a whole number from 0 on. */
export const NumberField = ({label, hint, value, onChange, error}: Props): ReactNode => (
  <Field label={label} hint={hint} fault={error}>
    {(attributes) => (
      <input
        {...attributes}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
