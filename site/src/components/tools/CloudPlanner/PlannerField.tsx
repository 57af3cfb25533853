import type {ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import type {NumberRule} from './plannerFields';

interface Props {
  readonly rule: NumberRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value. */
  readonly fault: string | undefined;
}

/** A field for a number. It keeps what was typed, and says what is wrong with it. */
export const PlannerField = ({rule, value, onChange, fault}: Props): ReactNode => (
  <Field label={rule.label} hint={rule.hint} fault={fault}>
    {(attributes) => (
      <input
        {...attributes}
        inputMode={rule.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={rule.empty}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
