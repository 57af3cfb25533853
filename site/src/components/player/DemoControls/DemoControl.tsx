import type {ReactNode} from 'react';
import {RangeInput} from '@site/src/components/ui/RangeInput/RangeInput';
import type {Control} from '../../../../../demos/control.ts';
import styles from './DemoControls.module.css';

type Props = {
  readonly control: Control;
  readonly value: string | number;
  readonly onChange: (value: string | number) => void;
};

/** A labeled field of the type that the control needs. */
export function DemoControl({control, value, onChange}: Props): ReactNode {
  return (
    <label className={styles.control}>
      <span className={styles.label}>{control.label}</span>
      {renderField({control, value, onChange})}
    </label>
  );
}

function renderField({control, value, onChange}: Props): ReactNode {
  switch (control.kind) {
    case 'number':
      return (
        <RangeInput min={control.min} max={control.max} step={control.step} value={Number(value)} onChange={onChange} />
      );
    case 'color':
      return (
        <input className={styles.color} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      );
    case 'choice':
      return (
        <select className={styles.field} value={value} onChange={(event) => onChange(event.target.value)}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'text':
      return (
        <input
          className={styles.field}
          type="text"
          maxLength={control.maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
