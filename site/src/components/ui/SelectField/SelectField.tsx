import type {ReactNode} from 'react';
import {Field} from '../Field/Field.tsx';

type Props<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A drop-down field. */
export function SelectField<Value extends string>({label, values, value, onChange}: Props<Value>): ReactNode {
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={(event) => onChange(values.find((item) => item === event.target.value) ?? value)}
        >
          {values.map((item) => (
            <option key={item}>{item}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
