import type {ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  readonly onLeave?: () => void;
  /** Default: `text`. */
  readonly type?: 'text' | 'url' | 'date';
  /** Renders a text area if it's larger than one. */
  readonly lines?: number;
};

/** A field for text, a URL or a date. */
export function TextField({label, hint, value, problem, onChange, onLeave, type = 'text', lines}: Props): ReactNode {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) =>
        lines ? (
          <textarea
            {...attributes}
            rows={lines}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
        ) : (
          <input
            {...attributes}
            type={type}
            value={value}
            spellCheck={type === 'text'}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
        )
      }
    </Field>
  );
}
