import type {ReactNode} from 'react';
import {Field} from '../Field/Field.tsx';

type Props = {
  readonly label: string;
  /** A short label. */
  readonly hint: string;
  /** The content of the field, valid or not. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error message. */
  readonly error?: string;
};

/** A field for an integer that isn't negative. */
export function NumberField({label, hint, value, onChange, error}: Props): ReactNode {
  return (
    <Field label={label} hint={hint} problem={error}>
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
}
