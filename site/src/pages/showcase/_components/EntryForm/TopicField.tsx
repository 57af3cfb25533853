import type {ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';

interface Props {
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One topic of those that the showcase can be filtered by. */
export const TopicField = ({options, value, fault, onChange}: Props): ReactNode => (
  <Field label="Topic" hint="What it is most about" fault={fault}>
    {(attributes) => (
      <select {...attributes} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose a topic</option>
        {Object.entries(options).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
