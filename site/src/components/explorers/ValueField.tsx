import {type ReactNode, useState} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import styles from './Controls.module.css';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  /** For a value that may be missing: what that means. */
  readonly empty?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where the slider beside the field goes; without it, there is none. */
  readonly slide?: readonly [min: number, max: number];
  /** Takes the value, or says why it can't be taken. */
  readonly onChange: (value: number | undefined) => string | undefined | void;
}

/** A number to type, and to slide. What is typed stays until it can be taken; what is wrong is said below. */
export const ValueField = ({label, value, empty, min, max, step, slide, onChange}: Props): ReactNode => {
  const [typed, setTyped] = useState<{readonly text: string; readonly fault?: string}>();
  const take = (text: string): string | undefined => {
    if (text.trim() === '' && empty !== undefined) return onChange(undefined) ?? undefined;
    const number = Number(text.replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(number)) return 'Enter a number.';
    if (number < min || number > max) return `Enter a number from ${min} to ${max}.`;
    if (Number.isInteger(step) && !Number.isInteger(number)) return 'Enter a whole number.';
    return onChange(number) ?? undefined;
  };
  return (
    <Field label={label} fault={typed?.fault}>
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
                const fault = take(text);
                setTyped(fault === undefined ? undefined : {text, fault});
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
            onChange={({target: {value: text}}) => setTyped({text, fault: take(text)})}
            onBlur={() => typed?.fault === undefined && setTyped(undefined)}
          />
        </div>
      )}
    </Field>
  );
};
