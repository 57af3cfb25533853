import type {ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called when the reader goes on to another field. */
  readonly onLeave?: () => void;
  /** Default: `text`. */
  readonly type?: 'text' | 'url' | 'date';
  /** More than one makes it an area. */
  readonly lines?: number;
}

/** A field for text, an address or a day. */
export const TextField = ({label, hint, value, fault, onChange, onLeave, type = 'text', lines}: Props): ReactNode => (
  <Field label={label} hint={hint} fault={fault}>
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
