import type {ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';

type Props = {
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Selects one of the topics in the showcase filter. */
export function TopicField({options, value, problem, onChange}: Props): ReactNode {
  return (
    <Field label="Topic" hint="The main subject of your video" problem={problem}>
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
}
