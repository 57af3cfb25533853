import type {ReactNode} from 'react';
import {RangeInput} from '@site/src/components/ui/RangeInput/RangeInput';
import type {LabProp, LabValue} from './LabProp.ts';
import styles from './PlayerLab.module.css';

type Props = {
  readonly name: string;
  readonly prop: LabProp | undefined;
  readonly value: LabValue | undefined;
  readonly onChange: (value: LabValue) => void;
};

/** A field for one prop of the player, labeled with its name. */
export function LabField({name, prop, value, onChange}: Props): ReactNode {
  if (!prop || value === undefined) {
    return null;
  }
  switch (prop.kind) {
    case 'switch':
      return (
        <label className={styles.switch}>
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          <code>{name}</code>
        </label>
      );
    case 'range':
      return (
        <label className={styles.field}>
          <code>{name}</code>
          <RangeInput
            min={prop.min}
            max={prop.max}
            value={Number(value)}
            shown={prop.unit === '%' ? `${value}%` : undefined}
            spoken={`${value} ${prop.unit}`}
            onChange={onChange}
          />
        </label>
      );
    case 'choice':
      return (
        <label className={styles.field}>
          <code>{name}</code>
          <select className={styles.input} value={String(value)} onChange={(event) => onChange(event.target.value)}>
            {prop.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      );
    case 'text':
      return (
        <label className={styles.field}>
          <code>{name}</code>
          <input
            className={styles.input}
            type="text"
            maxLength={prop.maxLength}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      );
  }
}
