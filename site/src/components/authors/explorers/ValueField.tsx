import {type ReactNode, useState} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import styles from './Controls.module.css';

type Props = {
  readonly label: string;
  readonly value: number | undefined;
  /** The meaning of a missing value, if the value is optional. */
  readonly empty?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The range of the slider next to the field. Without it, there's no slider. */
  readonly slide?: readonly [min: number, max: number];
  /** Sets the value, or returns why it's invalid. */
  readonly onChange: (value: number | undefined) => string | undefined | void;
};

/** A field for a number, with an optional slider. It keeps invalid input and shows the error below. */
export function ValueField({label, value, empty, min, max, step, slide, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<{readonly text: string; readonly problem?: string}>();
  const take = (text: string): string | undefined => {
    if (text.trim() === '' && empty !== undefined) {
      return onChange(undefined) ?? undefined;
    }
    const number = Number(text.replace(',', '.').replace('−', '-'));
    if (text.trim() === '' || !Number.isFinite(number)) {
      return 'Enter a number.';
    }
    if (number < min || number > max) {
      return `Enter a number from ${formatLimit(min)} to ${formatLimit(max)}.`;
    }
    if (Number.isInteger(step) && !Number.isInteger(number)) {
      return 'Enter a whole number.';
    }
    return onChange(number) ?? undefined;
  };
  return (
    <Field label={label} problem={typed?.problem}>
      {(attributes) => (
        <div className={styles.inputs}>
          {slide && (
            <input
              className={styles.slider}
              type="range"
              aria-label={label}
              min={slide[0]}
              max={slide[1]}
              step="any"
              value={value ?? slide[0]}
              onChange={(event) => {
                const text = String(Number(Number(event.target.value).toPrecision(3)));
                const problem = take(text);
                setTyped(problem === undefined ? undefined : {text, problem});
              }}
            />
          )}
          <input
            {...attributes}
            type="text"
            inputMode={min < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            placeholder={empty}
            value={typed?.text ?? (value === undefined ? '' : String(value))}
            onChange={({target: {value: text}}) => setTyped({text, problem: take(text)})}
            onBlur={() => typed?.problem === undefined && setTyped(undefined)}
          />
        </div>
      )}
    </Field>
  );
}

function formatLimit(limit: number): string {
  // Without separators of thousands, because a comma in the field is a decimal one.
  return String(limit).replace('-', '−');
}
