import type {ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import type {NumberRule} from '../../../../../../packages/planner-core/lambda/plannerFields.ts';

type Props = {
  readonly rule: NumberRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error message. */
  readonly problem: string | undefined;
};

/** A field for a number. It keeps invalid input and shows the error. */
export function PlannerField({rule, value, onChange, problem}: Props): ReactNode {
  return (
    <Field label={rule.label} hint={rule.hint} problem={problem}>
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
}
