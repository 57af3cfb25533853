import {type ReactNode, useState} from 'react';
import {NumberField} from '../../ui/NumberField/NumberField.tsx';

type Props = {
  readonly label: string;
  readonly value: number;
  /** The maximum. The minimum is 1. */
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A field for an integer. Invalid input stays in the field, is marked, and has no effect. */
export function SettingField({label, value, max, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const isTaken = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max;
  const isWrong = typed !== undefined && !isTaken(typed);
  const range = `From 1 to ${max.toLocaleString('en')}`;
  return (
    <NumberField
      label={label}
      hint={range}
      value={isWrong ? typed : String(value)}
      error={isWrong ? `${range}.` : undefined}
      onChange={(text) => {
        setTyped(text);
        if (isTaken(text)) {
          onChange(Number(text));
        }
      }}
    />
  );
}
